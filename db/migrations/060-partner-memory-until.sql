-- What is remembered of a partner says itself until when it may stand in: rates for hours, the catalogue for a day. The
-- hourly sweep removes it then, so that answers about made-up places do not pile up for two days.
ALTER TABLE partner_memory ADD COLUMN until timestamptz NOT NULL DEFAULT now() + interval '2 hours';
CREATE INDEX partner_memory_until ON partner_memory (until);
DROP INDEX partner_memory_seen_at;
