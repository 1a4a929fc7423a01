#!/bin/sh
# deploy/restore.sh FOLDER: makes the system what it was at that backup. What came after is gone: make a backup first.
set -eu
[ $# -eq 1 ] && [ -f "$1/SHA256SUMS" ] || { echo "Say which backup: deploy/restore.sh FOLDER" >&2; exit 2; }
. "$(dirname "$0")/compose.sh"
(cd "$1" && sha256sum --check --quiet SHA256SUMS) || { echo "$1 is damaged; nothing has been changed." >&2; exit 1; }

$compose stop gateway storefront cms payments-service >/dev/null 2>&1 || true
$compose up -d postgres
tries=0
until $compose exec -T postgres pg_isready -q -h 127.0.0.1 -U kiln; do
  tries=$((tries + 1))
  [ $tries -lt 60 ] || { echo "The database does not answer." >&2; exit 1; }
  sleep 1
done
for database in payments cms; do
  $compose exec -T postgres psql -q -v ON_ERROR_STOP=1 -U kiln -d postgres -c "drop database if exists $database with (force)" -c "create database $database owner $database" -c "revoke connect, temporary on database $database from public"
  $compose exec -T postgres pg_restore -U kiln --exit-on-error --role="$database" --no-owner -d "$database" <"$1/$database.dump"
done
$compose run --rm -T --no-deps --entrypoint sh cms -c 'rm -rf /data/* /private/* && tar -C / -xf -' <"$1/cms-files.tar"
$compose run --rm -T --no-deps --entrypoint sh payments-service -c 'rm -rf /data/* && tar -C / -xf -' <"$1/payments-files.tar"
$compose up -d
