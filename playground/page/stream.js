// A stream from the server: JSON in messages of a WebSocket, opened again after a break.

const AGAIN_MS = 1000;

/** Hear what comes from `path`; `lost` is called at a break. Returns a function that ends it. */
export function listen(path, heard, lost) {
  let socket;
  let timer;
  let over = false;
  const open = () => {
    socket = new WebSocket(new URL(path, location.href.replace(/^http/, "ws")));
    socket.onmessage = (event) => {
      if (!over) heard(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (over) return;
      lost();
      timer = setTimeout(open, AGAIN_MS);
    };
  };
  open();
  return () => {
    over = true;
    clearTimeout(timer);
    socket.close();
  };
}
