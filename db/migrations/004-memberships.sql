-- Who is a member, how a membership begins and ends, and by which mandate its fee is collected.

-- Member numbers of eight digits, above every number given out before this site.
CREATE SEQUENCE member_number MINVALUE 30000000 MAXVALUE 99999999;

CREATE TABLE membership (
  -- member number, at most 8 digits
  relation_id text PRIMARY KEY CHECK (relation_id ~ '^[0-9]{1,8}$'),
  person_id uuid NOT NULL UNIQUE REFERENCES person ON DELETE CASCADE,
  starts date NOT NULL,
  -- the first day without membership; none while it goes on
  ends date,
  -- a gift ends after its year
  renews boolean NOT NULL DEFAULT true,
  -- 1 direct debit, 0 bank transfer, as everywhere
  payment_method smallint NOT NULL DEFAULT 0 CHECK (payment_method IN (0, 1)),
  mandate_reference text UNIQUE,
  mandate_signed_on date,
  -- what a year costs without the surcharge for a bank transfer
  fee_cents integer NOT NULL DEFAULT 0 CHECK (fee_cents >= 0),
  surcharge_cents integer NOT NULL DEFAULT 0 CHECK (surcharge_cents >= 0),
  free_first_year boolean NOT NULL DEFAULT false,
  submission_id uuid REFERENCES submission ON DELETE SET NULL
);
CREATE INDEX membership_submission ON membership (submission_id) WHERE submission_id IS NOT NULL;

-- What was asked for and becomes a membership by a job; one per submission, one running per person.
CREATE TABLE membership_application (
  submission_id uuid PRIMARY KEY REFERENCES submission ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  payment_method smallint NOT NULL CHECK (payment_method IN (0, 1)),
  -- Locked by the vault, only with direct debit, until the job ran: a mandate has the member number in its reference, and
  -- the job gives that.
  iban_locked text,
  fee_cents integer NOT NULL,
  surcharge_cents integer NOT NULL,
  renews boolean NOT NULL,
  free_first_year boolean NOT NULL DEFAULT false,
  applied_at timestamptz NOT NULL,
  activated_at timestamptz
);
CREATE UNIQUE INDEX membership_application_running ON membership_application (person_id) WHERE activated_at IS NULL;
CREATE INDEX membership_application_person ON membership_application (person_id);

-- Mandates for direct debit: the one home of an IBAN that something is collected from. A membership refers to it by its
-- reference. One that was replaced, or whose account is gone, is kept for the books.
CREATE TABLE mandate (
  reference text PRIMARY KEY,
  relation_id text NOT NULL,
  -- an association has none
  person_id uuid REFERENCES person ON DELETE SET NULL,
  -- of a mandate for one payment: of which request, whose appointment it follows; it ends by itself
  submission_id uuid REFERENCES submission ON DELETE SET NULL,
  -- locked by the vault
  iban_locked text NOT NULL,
  -- what its giver agreed with on the site; none when it was given inside a request, which keeps its own until it ends
  version text,
  wording text,
  given_at timestamptz NOT NULL,
  -- from when on nothing is collected by it
  ended_at timestamptz
);
CREATE INDEX mandate_person ON mandate (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX mandate_submission_id ON mandate (submission_id) WHERE submission_id IS NOT NULL;
-- by a member number: for the next reference of a mandate, and for what was agreed to
CREATE INDEX mandate_relation_id ON mandate (relation_id);
-- what the sweep removes
CREATE INDEX mandate_ended_at ON mandate (ended_at) WHERE ended_at IS NOT NULL;

CREATE TABLE gift_card (
  -- four groups of four, upper case, with hyphens
  code text PRIMARY KEY CHECK (code ~ '^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$'),
  demo boolean NOT NULL DEFAULT false,
  redeemed_at timestamptz,
  -- the membership request that redeemed it
  submission_id uuid REFERENCES submission ON DELETE SET NULL
);
CREATE INDEX gift_card_submission ON gift_card (submission_id) WHERE submission_id IS NOT NULL;

-- Owners' associations that are members, from the moment that their request came in.
CREATE TABLE vve_membership (
  id uuid PRIMARY KEY,
  submission_id uuid UNIQUE REFERENCES submission ON DELETE SET NULL,
  -- of the same sequence as those of people
  relation_id text NOT NULL UNIQUE CHECK (relation_id ~ '^[0-9]{1,8}$'),
  applied_at timestamptz NOT NULL,
  starts date NOT NULL,
  -- the first day without membership; none while it goes on
  ends date,
  name text NOT NULL,
  kvk_number text CHECK (kvk_number ~ '^[0-9]{8}$'),
  postcode text NOT NULL,
  house_number integer NOT NULL,
  addition text NOT NULL DEFAULT '',
  street_name text NOT NULL,
  city text NOT NULL,
  apartments integer NOT NULL CHECK (apartments >= 2),
  -- 0 contact person, 1 management office
  contact_role smallint NOT NULL CHECK (contact_role IN (0, 1)),
  -- name, address, e-mail address and telephone number, in the words of the contract
  contact jsonb NOT NULL,
  -- where the invoice goes; the contact person's address when nothing else was given
  invoice_address jsonb NOT NULL,
  -- 1 direct debit, 0 bank transfer
  payment_method smallint NOT NULL CHECK (payment_method IN (0, 1)),
  mandate_reference text UNIQUE,
  mandate_signed_on date,
  -- what a year costs without the surcharge for a bank transfer
  fee_cents integer NOT NULL CHECK (fee_cents >= 0),
  surcharge_cents integer NOT NULL CHECK (surcharge_cents >= 0),
  CONSTRAINT vve_membership_debit CHECK ((payment_method = 1) = (mandate_reference IS NOT NULL))
);
CREATE INDEX vve_membership_home ON vve_membership (postcode, house_number);
CREATE INDEX vve_membership_kvk_number ON vve_membership (kvk_number) WHERE kvk_number IS NOT NULL;

-- Who leaves, and when.
CREATE TABLE cancellation (
  submission_id uuid PRIMARY KEY REFERENCES submission ON DELETE CASCADE,
  -- whose membership ends; none until staff have matched it (decision 28)
  person_id uuid REFERENCES person ON DELETE SET NULL,
  -- the number of that membership; never what somebody typed
  relation_id text CHECK (relation_id ~ '^[0-9]{1,8}$'),
  -- the last day with membership
  last_day date,
  received_at timestamptz NOT NULL,
  matched_at timestamptz,
  withdrawn_at timestamptz,
  -- it belongs to no membership which can end by it: staff said so, and why, in one of the words that
  -- `npm run cancellations refuse` takes
  refused_at timestamptz,
  refused_because text,
  CONSTRAINT cancellation_matched CHECK (
    (matched_at IS NULL AND relation_id IS NULL AND last_day IS NULL AND withdrawn_at IS NULL)
    OR (matched_at IS NOT NULL AND relation_id IS NOT NULL AND last_day IS NOT NULL)
  ),
  CONSTRAINT cancellation_refused CHECK (
    (refused_at IS NULL) = (refused_because IS NULL) AND (refused_at IS NULL OR matched_at IS NULL)
  )
);
-- a year of membership is cancelled once
CREATE UNIQUE INDEX cancellation_running ON cancellation (relation_id, last_day) WHERE withdrawn_at IS NULL;
CREATE INDEX cancellation_person ON cancellation (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX cancellation_to_match ON cancellation (received_at) WHERE matched_at IS NULL AND refused_at IS NULL;

-- Whose mortgage is watched, and through whom it was asked.
CREATE TABLE hypotheekwacht (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  -- 0 the association itself, 1 the insurer that works with us
  partner smallint NOT NULL CHECK (partner IN (0, 1)),
  since date NOT NULL,
  -- the first day on which it is not watched any more; none while it goes on
  ends date,
  -- its owner stopped it, or the membership that it belongs to was over
  end_reason text CHECK (end_reason IN ('asked', 'membership')),
  submission_id uuid UNIQUE REFERENCES submission ON DELETE SET NULL,
  CONSTRAINT hypotheekwacht_ended CHECK ((ends IS NULL) = (end_reason IS NULL))
);
CREATE UNIQUE INDEX hypotheekwacht_running ON hypotheekwacht (person_id, partner) WHERE ends IS NULL;
CREATE INDEX hypotheekwacht_person ON hypotheekwacht (person_id);
