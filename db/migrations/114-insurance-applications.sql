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
