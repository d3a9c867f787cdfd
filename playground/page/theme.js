// Light or dark, as chosen in this browser, else as the system has it. Runs before anything is drawn.
function showTheme() {
  document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "system";
}

showTheme();
addEventListener("storage", showTheme);
