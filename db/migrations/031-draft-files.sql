-- Files that go along with what a colleague is writing: ids of rows of `file` that they uploaded for it. They stay as long as the
-- draft does, also while nothing is typed beside them yet.
ALTER TABLE reply_draft ADD COLUMN files uuid[] NOT NULL DEFAULT '{}';
ALTER TABLE reply_draft DROP CONSTRAINT reply_draft_text_check;
ALTER TABLE reply_draft ADD CONSTRAINT reply_draft_text_check
  CHECK (char_length(text) <= 4000 AND (char_length(text) > 0 OR cardinality(files) > 0));
