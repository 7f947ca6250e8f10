-- outside a transaction: indexes of large tables are made while others write to them.
-- Files count for the internet address that they came from for a day, whether a request claimed them or not: else whoever
-- sends each one along fills the disk. After a week a sweep forgets the address.
ALTER TABLE file DROP CONSTRAINT IF EXISTS file_caller_of_unclaimed;

DROP INDEX IF EXISTS file_caller;

CREATE INDEX CONCURRENTLY file_caller ON file (caller) WHERE caller IS NOT NULL;
