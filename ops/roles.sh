#!/bin/sh
# Makes the role that serves the site and owns nothing; the image of PostgreSQL runs it once, as the owner.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$SITE_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE thuisbasis_site LOGIN PASSWORD :'password';
SQL
