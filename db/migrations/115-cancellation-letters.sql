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
