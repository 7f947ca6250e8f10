-- outside a transaction: indexes of large tables are made while others write to them.
-- A row that is removed is looked for in every table that refers to it. Without an index each removed request, account or
-- link reads all of such a table: the hourly sweep took as long as there were rows.
DROP INDEX IF EXISTS membership_submission;

CREATE INDEX CONCURRENTLY membership_submission ON membership (submission_id) WHERE submission_id IS NOT NULL;

DROP INDEX IF EXISTS gift_card_submission;

CREATE INDEX CONCURRENTLY gift_card_submission ON gift_card (submission_id) WHERE submission_id IS NOT NULL;

DROP INDEX IF EXISTS file_submission;

CREATE INDEX CONCURRENTLY file_submission ON file (submission_id) WHERE submission_id IS NOT NULL;

DROP INDEX IF EXISTS letter_link;

CREATE INDEX CONCURRENTLY letter_link ON letter (link_id) WHERE link_id IS NOT NULL;

DROP INDEX IF EXISTS membership_application_person;

CREATE INDEX CONCURRENTLY membership_application_person ON membership_application (person_id);

DROP INDEX IF EXISTS hypotheekwacht_person;

CREATE INDEX CONCURRENTLY hypotheekwacht_person ON hypotheekwacht (person_id);

-- by a member number: for the next reference of a mandate, and for what was agreed to
DROP INDEX IF EXISTS mandate_relation_id;

CREATE INDEX CONCURRENTLY mandate_relation_id ON mandate (relation_id);

-- what the sweep removes
DROP INDEX IF EXISTS mandate_ended_at;

CREATE INDEX CONCURRENTLY mandate_ended_at ON mandate (ended_at) WHERE ended_at IS NOT NULL;

DROP INDEX IF EXISTS person_unconfirmed;

CREATE INDEX CONCURRENTLY person_unconfirmed ON person (created_at) WHERE active_at IS NULL;
