#!/bin/sh
# NAME_FILE=/run/secrets/x gives the variable NAME the content of that file, as the official images of databases do it.
set -e
for name in $(env | sed -n 's/^\([A-Z][A-Z0-9_]*\)_FILE=..*/\1/p'); do
  eval "file=\$${name}_FILE"
  [ -r "$file" ] || { echo "${name}_FILE: $file cannot be read" >&2; exit 1; }
  export "$name=$(cat "$file")"
done
exec "$@"
