-- Files count for the internet address that they came from for a day, whether a request claimed them or not: else whoever
-- sends each one along fills the disk. After a week a sweep forgets the address.
ALTER TABLE file DROP CONSTRAINT file_caller_of_unclaimed;
CREATE INDEX file_caller ON file (caller) WHERE caller IS NOT NULL;
