-- Insurances: premiums that were shown, applications, and letters that cancel the insurances of before.

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

-- Applications for insurances as they stand with the insurer, each beside the request that it came with. What was answered
-- stands in the request.
CREATE TABLE insurance_application (
  submission_id uuid PRIMARY KEY REFERENCES submission ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'more-information', 'accepted', 'refused', 'ended')),
  -- of the newest news that was taken; 0 before the first
  sequence integer NOT NULL DEFAULT 0 CHECK (sequence >= 0),
  -- the insurer's own, once it has the application
  partner_reference text UNIQUE,
  -- locked by the vault, for the application alone: gone once the insurer has it
  iban_locked text,
  -- where its news is mailed
  email_address text NOT NULL,
  -- the quote that was accepted, with the insurances that are applied for at their premiums
  quote_code text NOT NULL,
  insurances jsonb NOT NULL CHECK (jsonb_array_length(insurances) > 0),
  start_date date NOT NULL,
  policy_number text,
  -- what the insurer wanted to know last
  question text,
  -- the last day on which the policy was in force
  ended_on date,
  changed_at timestamptz NOT NULL,
  -- when the insurer was asked last
  asked_at timestamptz,
  CONSTRAINT insurance_application_ended CHECK ((state = 'ended') = (ended_on IS NOT NULL)),
  CONSTRAINT insurance_application_question CHECK (state <> 'more-information' OR question IS NOT NULL),
  CONSTRAINT insurance_application_iban CHECK ((partner_reference IS NULL) = (iban_locked IS NOT NULL))
);
CREATE INDEX insurance_application_asked_at ON insurance_application (asked_at NULLS FIRST)
  WHERE state IN ('pending', 'more-information', 'accepted');

-- what is over stays so, and older news never takes the place of newer
CREATE FUNCTION insurance_application_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state IN ('refused', 'ended') AND NEW.state <> OLD.state
    OR OLD.state = 'accepted' AND NEW.state NOT IN ('accepted', 'ended')
    OR NEW.sequence < OLD.sequence
    OR OLD.partner_reference IS NOT NULL AND NEW.partner_reference IS DISTINCT FROM OLD.partner_reference THEN
    RAISE EXCEPTION 'application % is % and cannot become %', OLD.submission_id, OLD.state, NEW.state;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER insurance_application_stays BEFORE UPDATE ON insurance_application
  FOR EACH ROW EXECUTE FUNCTION insurance_application_stays();

-- Letters that cancel old insurances, each beside the request that asked for it. They leave once the new insurance is
-- accepted. Who writes them, and where that person lives, stands in the request.
CREATE TABLE cancellation_letter (
  id uuid PRIMARY KEY,
  submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
  -- 1, 2 ... as they were asked for
  number integer NOT NULL CHECK (number > 0),
  -- the company (core/figures/insurers.json), and its name or label as it was chosen
  insurer text NOT NULL,
  insurer_name text NOT NULL,
  insurance_kind text NOT NULL,
  -- locked by the vault
  policy_number_locked text NOT NULL,
  cancellation_date date NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'ordered', 'sent', 'void')),
  sent_at timestamptz,
  UNIQUE (submission_id, number),
  CONSTRAINT cancellation_letter_sent CHECK ((state = 'sent') = (sent_at IS NOT NULL))
);

-- The signature below all letters of a request, locked by the vault: gone once the last one was sent, or none will be.
CREATE TABLE cancellation_signature (
  submission_id uuid PRIMARY KEY REFERENCES submission ON DELETE CASCADE,
  picture_locked text NOT NULL
);

-- a letter goes from waiting to ordered to sent, or from waiting to void, and never back
CREATE FUNCTION cancellation_letter_goes_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> NEW.state
    AND (OLD.state, NEW.state) NOT IN (('waiting', 'ordered'), ('ordered', 'sent'), ('waiting', 'void')) THEN
    RAISE EXCEPTION 'cancellation letter % is % and cannot become %', OLD.id, OLD.state, NEW.state;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER cancellation_letter_goes_on BEFORE UPDATE ON cancellation_letter
  FOR EACH ROW EXECUTE FUNCTION cancellation_letter_goes_on();
