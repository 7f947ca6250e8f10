-- Accounts: who may log in and with what, what is mailed to them, and what makes a membership.
ALTER TABLE person
  -- argon2id in PHC form; none while no password was ever set
  ADD COLUMN password_hash text,
  -- from when on this person may log in; an account that was never confirmed has none and holds no address
  ADD COLUMN active_at timestamptz,
  ADD COLUMN staff boolean NOT NULL DEFAULT false,
  ADD COLUMN community_alias text CHECK (char_length(community_alias) BETWEEN 1 AND 64);
UPDATE person SET active_at = created_at;
CREATE UNIQUE INDEX person_community_alias ON person (lower(community_alias));

CREATE INDEX session_person ON session (person_id) WHERE person_id IS NOT NULL;

-- Member numbers of eight digits, above every number given out before this site.
CREATE SEQUENCE member_number MINVALUE 30000000 MAXVALUE 99999999;

ALTER TABLE membership
  -- 1 direct debit, 0 bank transfer, as everywhere
  ADD COLUMN payment_method smallint NOT NULL DEFAULT 0 CHECK (payment_method IN (0, 1)),
  -- locked by the vault; only with direct debit
  ADD COLUMN iban_locked text,
  ADD COLUMN mandate_reference text UNIQUE,
  ADD COLUMN mandate_signed_on date,
  -- what a year costs without the surcharge for a bank transfer
  ADD COLUMN fee_cents integer NOT NULL DEFAULT 0 CHECK (fee_cents >= 0),
  ADD COLUMN surcharge_cents integer NOT NULL DEFAULT 0 CHECK (surcharge_cents >= 0),
  -- a gift ends after its year
  ADD COLUMN renews boolean NOT NULL DEFAULT true,
  ADD COLUMN submission_id uuid REFERENCES submission ON DELETE SET NULL,
  ADD CONSTRAINT membership_debit CHECK (payment_method = 1 OR iban_locked IS NULL);

-- What was asked for and becomes a membership by a job; one per submission, one running per person.
CREATE TABLE membership_application (
  submission_id uuid PRIMARY KEY REFERENCES submission ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  payment_method smallint NOT NULL CHECK (payment_method IN (0, 1)),
  iban_locked text,
  fee_cents integer NOT NULL,
  surcharge_cents integer NOT NULL,
  renews boolean NOT NULL,
  applied_at timestamptz NOT NULL,
  activated_at timestamptz
);
CREATE UNIQUE INDEX membership_application_running ON membership_application (person_id)
  WHERE activated_at IS NULL;

CREATE TABLE gift_card (
  -- four groups of four, upper case, with hyphens
  code text PRIMARY KEY CHECK (code ~ '^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$'),
  demo boolean NOT NULL DEFAULT false,
  redeemed_at timestamptz,
  -- the membership request that redeemed it
  submission_id uuid REFERENCES submission ON DELETE SET NULL
);

-- Wrong passwords per account or unknown name, under a keyed hash.
CREATE TABLE login_failure (
  account bytea PRIMARY KEY,
  failures integer NOT NULL,
  since timestamptz NOT NULL
);
CREATE INDEX login_failure_since ON login_failure (since);

-- One-time links. What travels by mail is the id with a signature, so whoever reads this table can use none.
CREATE TABLE mailed_link (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('activate', 'set-password', 'change-email')),
  -- none when somebody asked for a link with a name that nobody has
  person_id uuid REFERENCES person ON DELETE CASCADE,
  -- the address that a change is about
  new_email text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX mailed_link_expires_at ON mailed_link (expires_at);
CREATE INDEX mailed_link_person ON mailed_link (person_id);

-- Mail to a person that is no confirmation of a submission: links, warnings, notices of a change.
CREATE TABLE letter (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  person_id uuid REFERENCES person ON DELETE CASCADE,
  link_id uuid REFERENCES mailed_link ON DELETE CASCADE,
  -- where it goes when that is not the person's own address; empty once it is sent
  address text,
  -- words and numbers for its text; no answers
  facts jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  -- why the last try failed, in one word
  last_reason text
);
CREATE INDEX letter_created_at ON letter (created_at);
CREATE INDEX letter_person ON letter (person_id);

-- Which wording somebody agreed with, and when.
CREATE TABLE consent (
  submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
  legal_text text NOT NULL,
  version text NOT NULL,
  wording text NOT NULL,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (submission_id, legal_text)
);
CREATE INDEX submission_person ON submission (person_id, received_at) WHERE person_id IS NOT NULL;
