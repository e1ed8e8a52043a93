# The server in a container. `docker compose up` (compose.yaml) starts it with PostgreSQL; docs/running-a-server.md says more.

# First the page for the browser, from its sources and its locked packages alone.
FROM node:22-slim AS page
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY src/rednovember/words /build/src/rednovember/words
RUN npm run build

# Then the wheel, with the compiled engine, and the locked packages that it needs, in a folder of their own.
FROM python:3.12-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements.lock ./
RUN python -m pip wheel --no-cache-dir --require-hashes --wheel-dir /wheels --requirement requirements.lock \
    && python -m pip install --no-cache-dir --no-index --find-links /wheels mypy setuptools
COPY pyproject.toml setup.py README.md LICENSE NOTICE ./
COPY tools ./tools
COPY src ./src
COPY --from=page /build/src/rednovember/page ./src/rednovember/page
RUN python -m pip wheel --no-deps --no-build-isolation --wheel-dir /wheels .
RUN python -m venv /opt/rednovember \
    && /opt/rednovember/bin/python -m pip install --no-cache-dir --no-index --find-links /wheels "rednovember[server]" \
    && /opt/rednovember/bin/rednovember --lang en --version | grep "(compiled engine)" \
    && test -f /opt/rednovember/lib/python3.12/site-packages/rednovember/page/index.html

# Finally only what runs: no compiler, no Node, no sources, no root.
FROM python:3.12-slim
RUN groupadd --system --gid 10001 rednovember \
    && useradd --system --uid 10001 --gid 10001 --no-create-home --shell /usr/sbin/nologin rednovember \
    && install --directory --owner=rednovember --group=rednovember --mode=700 /data
COPY --from=build /opt/rednovember /opt/rednovember
ENV PATH=/opt/rednovember/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    REDNOVEMBER_DATA=/data \
    REDNOVEMBER_LOG_FORMAT=json
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as u; u.urlopen('http://127.0.0.1:%s/healthz' % os.environ.get('REDNOVEMBER_PORT', '8000'), timeout=4)"]
ENTRYPOINT ["rednovember"]
CMD ["serve", "--host", "0.0.0.0"]
