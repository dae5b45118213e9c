#!/bin/sh
# Patroni runs this once, where the first database is made; $1 is the way in. The limits are those that a pooler cannot pass on (docs/scaling.md).
set -eu
psql "$1" --quiet --set ON_ERROR_STOP=1 --set password="$VELLUTO_PASSWORD" <<'SQL'
create role velluto login password :'password';
alter role velluto set statement_timeout = '15s';
alter role velluto set lock_timeout = '10s';
alter role velluto set idle_in_transaction_session_timeout = '30s';
create database velluto owner velluto;
SQL
