#!/bin/sh
# deploy/backup.sh FOLDER: databases, media and files for sale of the running system, into a new folder.
# Databases first: a file is never changed or deleted once a row names it, so the files that come after hold every one of them.
set -eu
[ $# -eq 1 ] || { echo "Say where to: deploy/backup.sh FOLDER" >&2; exit 2; }
[ ! -e "$1" ] || { echo "$1 is there already. Name a new folder." >&2; exit 2; }
part="$1.part"
mkdir -p "$part"
chmod 700 "$part"
# 1: a file went or grew while it was read, as a mark of a mail under way does. Nothing that a row names is among them.
keep() { "$@" || [ $? -eq 1 ]; }
. "$(dirname "$0")/compose.sh"

for database in payments cms; do
  $compose exec -T postgres pg_dump -U kiln --format=custom "$database" >"$part/$database.dump"
done
keep $compose exec -T cms tar -C / -cf - data private >"$part/cms-files.tar"
keep $compose exec -T payments-service tar -C / -cf - data >"$part/payments-files.tar"
(cd "$part" && sha256sum ./*.dump ./*.tar >SHA256SUMS)
mv "$part" "$1"
echo "Kept in $1. It holds names, addresses and everything that is sold: store it as safely as .env, and keep .env beside it."
