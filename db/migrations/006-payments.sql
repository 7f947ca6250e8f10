-- What is paid online: each order, every try to pay it, and what was given back; and what a paid order was for.

CREATE TABLE purchase (
  id uuid PRIMARY KEY,
  -- the request that ordered it; the books outlive it
  submission_id uuid UNIQUE REFERENCES submission ON DELETE SET NULL,
  reference text NOT NULL UNIQUE,
  person_id uuid REFERENCES person ON DELETE SET NULL,
  -- what was ordered, by the name of its price in the settings, and as it was called
  product text NOT NULL,
  title text NOT NULL,
  -- as it was told and agreed to: with VAT, of which VAT, at how many percent
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  vat_cents integer NOT NULL,
  vat_percent integer NOT NULL CHECK (vat_percent BETWEEN 0 AND 100),
  -- version of the terms
  terms text NOT NULL,
  -- where the bank sends whoever paid, on this site
  return_path text NOT NULL,
  ordered_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'given-up')),
  paid_at timestamptz,
  -- of its receipt; numbers of one year follow each other without a gap
  receipt_number text UNIQUE,
  -- what was ordered is there
  fulfilled_at timestamptz,
  given_up_at timestamptz,
  -- locked by the vault, for the membership that comes with it; gone once that is made or the order given up
  iban_locked text,
  CONSTRAINT purchase_vat CHECK (vat_cents BETWEEN 0 AND amount_cents),
  CONSTRAINT purchase_paid CHECK (num_nonnulls(paid_at, receipt_number) = CASE state WHEN 'paid' THEN 2 ELSE 0 END),
  CONSTRAINT purchase_given_up CHECK ((state = 'given-up') = (given_up_at IS NOT NULL)),
  CONSTRAINT purchase_fulfilled CHECK (fulfilled_at IS NULL OR state = 'paid')
);
CREATE INDEX purchase_person_id ON purchase (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX purchase_open ON purchase (ordered_at) WHERE state = 'open';
CREATE INDEX purchase_paid_at ON purchase (paid_at) WHERE paid_at IS NOT NULL;

CREATE TABLE payment (
  -- the `transactionId` of calls and addresses, and the key at the bank
  id uuid PRIMARY KEY,
  purchase_id uuid NOT NULL REFERENCES purchase ON DELETE CASCADE,
  bank_id text NOT NULL UNIQUE,
  pay_url text NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'cancelled', 'expired', 'failed')),
  started_at timestamptz NOT NULL,
  -- when the bank was asked last
  asked_at timestamptz,
  ended_at timestamptz,
  -- what came in, which should be the amount in euros
  paid_cents integer,
  paid_currency text,
  -- whether it is this one that paid the order
  pays boolean NOT NULL DEFAULT false,
  -- why money that came in pays nothing: another amount or currency, an order that was paid already or given up
  trouble text CHECK (trouble IN ('other-amount', 'paid-twice', 'paid-late')),
  CONSTRAINT payment_ended CHECK ((state = 'open') = (ended_at IS NULL)),
  CONSTRAINT payment_paid CHECK (num_nonnulls(paid_cents, paid_currency) = CASE state WHEN 'paid' THEN 2 ELSE 0 END),
  CONSTRAINT payment_pays CHECK (NOT pays OR (trouble IS NULL AND paid_cents = amount_cents AND paid_currency = 'EUR')),
  -- money pays its order, or there is a reason why not
  CONSTRAINT payment_trouble CHECK ((state = 'paid') = (pays OR trouble IS NOT NULL))
);
CREATE INDEX payment_purchase_id ON payment (purchase_id);
CREATE INDEX payment_open ON payment (started_at) WHERE state = 'open';
CREATE INDEX payment_started_at ON payment (started_at);
-- an order is paid once
CREATE UNIQUE INDEX payment_pays_once ON payment (purchase_id) WHERE pays;

-- what is over stays as it is: only money that came in after all changes it
CREATE FUNCTION payment_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'paid' AND (NEW.state, NEW.pays, NEW.trouble, NEW.paid_cents) IS DISTINCT FROM (OLD.state, OLD.pays, OLD.trouble, OLD.paid_cents)
    OR OLD.state <> 'open' AND NEW.state NOT IN (OLD.state, 'paid') THEN
    RAISE EXCEPTION 'payment % is % and cannot become %', OLD.id, OLD.state, NEW.state;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_stays BEFORE UPDATE ON payment FOR EACH ROW EXECUTE FUNCTION payment_stays();

CREATE FUNCTION purchase_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'open' AND NEW.state <> OLD.state OR OLD.fulfilled_at IS NOT NULL AND NEW.fulfilled_at IS DISTINCT FROM OLD.fulfilled_at
    OR (NEW.amount_cents, NEW.vat_cents, NEW.vat_percent, NEW.terms)
      IS DISTINCT FROM (OLD.amount_cents, OLD.vat_cents, OLD.vat_percent, OLD.terms) THEN
    RAISE EXCEPTION 'order % stays as it was agreed and ended', OLD.reference;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER purchase_stays BEFORE UPDATE ON purchase FOR EACH ROW EXECUTE FUNCTION purchase_stays();

-- money that is given back: the row comes first, so that a process that dies between both gives back once
CREATE TABLE refund (
  -- the key at the bank
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payment ON DELETE CASCADE,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  -- of that amount
  vat_cents integer NOT NULL CHECK (vat_cents BETWEEN 0 AND amount_cents),
  -- why, for staff
  note text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- the bank has it
  bank_id text UNIQUE,
  made_at timestamptz,
  -- the bank will not
  refused_at timestamptz,
  CONSTRAINT refund_made CHECK ((bank_id IS NULL) = (made_at IS NULL) AND num_nonnulls(made_at, refused_at) < 2)
);
CREATE INDEX refund_payment_id ON refund (payment_id);

-- no more goes back than came in, however many ask at once: each waits for the other at the payment
CREATE FUNCTION refund_within() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE came_in integer;
BEGIN
  SELECT paid_cents INTO came_in FROM payment WHERE id = NEW.payment_id FOR UPDATE;
  IF NEW.refused_at IS NULL AND NEW.amount_cents + (
    SELECT coalesce(sum(amount_cents), 0) FROM refund WHERE payment_id = NEW.payment_id AND refused_at IS NULL AND id <> NEW.id
  ) > coalesce(came_in, 0) THEN
    RAISE EXCEPTION 'more would go back of payment % than came in', NEW.payment_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refund_within BEFORE INSERT OR UPDATE ON refund FOR EACH ROW EXECUTE FUNCTION refund_within();

-- the last receipt of each year
CREATE TABLE receipt_count (
  year integer PRIMARY KEY,
  last integer NOT NULL
);

-- What a paid order was for: an estimate of what a home sells for, as the model gave it.
CREATE TABLE estimate (
  purchase_id uuid PRIMARY KEY REFERENCES purchase ON DELETE CASCADE,
  -- as its page and mail tell it (`core/sale-price/estimate.ts`)
  estimate jsonb NOT NULL,
  made_at timestamptz NOT NULL
);

-- What a model made for a request: a report of what a home is worth. It goes with its request.
CREATE TABLE valuation_report (
  submission_id uuid PRIMARY KEY REFERENCES submission ON DELETE CASCADE,
  -- as its page and document tell it (`core/valuations/report.ts`)
  report jsonb NOT NULL,
  made_at timestamptz NOT NULL
);
