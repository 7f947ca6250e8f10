-- Premiums as somebody saw them, under a code, and the last day on which they can be had. The same home with the same
-- answers gets the same quote as long as it holds. What it was made of is encrypted: a date of birth stands in it.
CREATE TABLE insurance_quote (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  -- Keyed hash of what was asked.
  question_hash bytea NOT NULL,
  question_locked text NOT NULL,
  made_at timestamptz NOT NULL,
  made_on date NOT NULL,
  holds_until date NOT NULL CHECK (holds_until >= made_on),
  tariff_version text NOT NULL,
  conditions text NOT NULL,
  -- What each insurance costs, or why it cannot be had, as the call answers it.
  insurances jsonb NOT NULL
);
-- Two requests at once make one quote.
CREATE UNIQUE INDEX insurance_quote_question ON insurance_quote (question_hash, made_on);
CREATE INDEX insurance_quote_ends ON insurance_quote (holds_until);
