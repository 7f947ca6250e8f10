-- What the sandbox bank has in its books.
CREATE TABLE sandbox_payment (
  id text PRIMARY KEY,
  -- In the order in which they were started.
  number bigint GENERATED ALWAYS AS IDENTITY,
  -- The same key is one payment, however often it is asked for.
  key text NOT NULL UNIQUE,
  amount_cents integer NOT NULL,
  description text NOT NULL,
  return_url text NOT NULL,
  notice_url text,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'cancelled', 'expired', 'failed')),
  created_at timestamptz NOT NULL,
  chosen_at timestamptz,
  -- A slow bank says so only from then on.
  told_at timestamptz
);
CREATE INDEX sandbox_payment_created_at ON sandbox_payment (created_at);

CREATE TABLE sandbox_refund (
  key text PRIMARY KEY,
  id text NOT NULL,
  payment_id text NOT NULL REFERENCES sandbox_payment ON DELETE CASCADE,
  amount_cents integer NOT NULL CHECK (amount_cents > 0)
);
CREATE INDEX sandbox_refund_payment_id ON sandbox_refund (payment_id);
