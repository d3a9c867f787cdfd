# docker build -t caravanserai .       or, with the settings for running it: docker compose up -d
# The image runs the bot; for the playground `make run` is the way, since it listens on 127.0.0.1 alone.

FROM python:3.13-slim AS packages
COPY requirements/run.txt /run.txt
RUN python -m venv /venv \
    && /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes --requirement /run.txt \
    && /venv/bin/pip uninstall --yes pip

FROM python:3.13-slim
# What .env names without a folder, such as the database, is kept in the volume, from where the bot is started.
ENV PATH=/venv/bin:$PATH PYTHONPATH=/caravanserai PYTHONSAFEPATH=1 PYTHONUNBUFFERED=1
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin caravanserai \
    && install --directory --owner=caravanserai --group=caravanserai --mode=700 /data
COPY --from=packages /venv /venv
COPY LICENSE /caravanserai/
COPY data /caravanserai/data
COPY games /caravanserai/games
COPY renderer /caravanserai/renderer
COPY playground /caravanserai/playground
COPY bot /caravanserai/bot
COPY cogs /caravanserai/cogs
RUN python -m compileall -q /caravanserai
WORKDIR /data
USER caravanserai
VOLUME /data
HEALTHCHECK --interval=60s --timeout=20s --start-period=60s CMD ["python", "-m", "bot.alive"]
CMD ["python", "-m", "bot"]
