-- Owners' associations that are members. A row is written with the request; a job gives it its member number.
CREATE TABLE vve_membership (
  id uuid PRIMARY KEY,
  submission_id uuid UNIQUE REFERENCES submission ON DELETE SET NULL,
  -- of the same sequence as those of people; none until the job has run
  relation_id text UNIQUE CHECK (relation_id ~ '^[0-9]{1,8}$'),
  applied_at timestamptz NOT NULL,
  starts date,
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
  -- locked by the vault; only with direct debit
  iban_locked text,
  mandate_reference text UNIQUE,
  mandate_signed_on date,
  -- what a year costs without the surcharge for a bank transfer
  fee_cents integer NOT NULL CHECK (fee_cents >= 0),
  surcharge_cents integer NOT NULL CHECK (surcharge_cents >= 0),
  CONSTRAINT vve_membership_debit CHECK ((payment_method = 1) = (iban_locked IS NOT NULL)),
  CONSTRAINT vve_membership_active CHECK ((relation_id IS NULL) = (starts IS NULL))
);
CREATE INDEX vve_membership_home ON vve_membership (postcode, house_number);
CREATE INDEX vve_membership_kvk_number ON vve_membership (kvk_number) WHERE kvk_number IS NOT NULL;
