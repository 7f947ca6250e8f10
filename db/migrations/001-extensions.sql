-- btree_gist: exclusion constraints over a resource and a range of time together.
-- pg_trgm, unaccent: search that forgives typing errors and accents.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
