#!/bin/bash
# Run once, on an empty volume: a database and a user for each service, and neither can look into the other's.
set -euo pipefail
for service in cms payments; do
  password_variable="${service^^}_DB_PASSWORD"
  psql -v ON_ERROR_STOP=1 -v name="$service" -v password="${!password_variable:?}" -U "$POSTGRES_USER" -d postgres <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name";
revoke connect, temporary on database :"name" from public;
SQL
done
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d postgres -c 'revoke connect on database postgres from public'
