#!/bin/sh
# What the tests need from the system: a browser, a PostgreSQL and a Redis to run private ones of, and the proxies that
# deploy/ has files for.
set -eu
missing=""
command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
command -v chromium-headless-shell >/dev/null 2>&1 || missing="$missing chromium-headless-shell"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
PATH="$PATH:/usr/sbin:/sbin"
command -v caddy >/dev/null 2>&1 || missing="$missing caddy"
command -v haproxy >/dev/null 2>&1 || missing="$missing haproxy"
command -v nginx >/dev/null 2>&1 || missing="$missing nginx-light"
command -v openssl >/dev/null 2>&1 || missing="$missing openssl"
[ -z "$missing" ] && exit 0
if ! command -v apt-get >/dev/null 2>&1; then
  echo "please install:$missing" >&2
  exit 1
fi
sudo=""
[ "$(id -u)" = 0 ] || sudo="sudo"
$sudo apt-get update -q
DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -q --no-install-recommends $missing
