-- Who has what open in the office now: a request, a document. The tab of a browser says so every twenty seconds; without a
-- word for a minute it counts for nothing, and the hourly sweep removes it. It holds nobody back, as nothing is locked. Not
-- worth a log: after a crash every tab says it anew.
CREATE UNLOGGED TABLE staff_presence (
  -- no foreign key: a backup leaves this table out, and restoring one empties the accounts
  staff_id uuid NOT NULL,
  -- a tab of a browser, which makes a new one each time that it is loaded
  tab uuid NOT NULL,
  -- what is open: `request/7KQM-X4TF`, `content/contact`
  subject text NOT NULL CHECK (char_length(subject) <= 100),
  seen_at timestamptz NOT NULL,
  -- when something was typed there last; none where somebody only looks
  typed_at timestamptz,
  PRIMARY KEY (staff_id, tab, subject)
);
CREATE INDEX staff_presence_subject ON staff_presence (subject);
