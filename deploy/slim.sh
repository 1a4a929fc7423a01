#!/bin/sh
# Takes from folders of packages what no program reads: types, source maps, documents, sources of the native module.
set -e
for packages in "$@"; do
  find "$packages" -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' -o -name '*.md' -o -name '*.markdown' -o -name '*.tsbuildinfo' \) -delete
  find "$packages" -depth -type d -name __tests__ -exec rm -rf {} +
  native="$packages/better-sqlite3"
  rm -rf "$native/deps" "$native/src" "$native/build/Release/obj" "$native/build/Release/.deps" "$packages/.cache" "$packages/.package-lock.json"
done
