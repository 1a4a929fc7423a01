#!/bin/sh
# Takes from a folder of packages what no program reads: types, source maps, tests, documents, sources of the native module.
set -e
find "$1" -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' -o -name '*.md' -o -name '*.markdown' -o -name '*.tsbuildinfo' \) -delete
find "$1" -depth -type d \( -name __tests__ -o -name docs \) -exec rm -rf {} +
rm -rf "$1/better-sqlite3/deps" "$1/better-sqlite3/src" "$1/better-sqlite3/build/Release/obj" "$1/better-sqlite3/build/Release/.deps" "$1/.cache" "$1/.package-lock.json"
