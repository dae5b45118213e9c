#!/bin/sh
# PgBouncer reads whom to let in from a file, and a password belongs in none that is handed out.
set -eu
umask 077
printf '"velluto" "%s"\n' "$VELLUTO_PASSWORD" > /tmp/pooler-users
exec pgbouncer /etc/velluto/pgbouncer.ini
