-- What the sandbox partners received, as /sandbox shows it, and the switches that make them misbehave.

CREATE TABLE sandbox_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('mail', 'sms')),
  -- The same key is one message, however often it is sent.
  key text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL DEFAULT '',
  text text NOT NULL,
  html text NOT NULL DEFAULT '',
  -- [{filename, contentType, content (base64)}]
  attachments jsonb NOT NULL DEFAULT '[]',
  sent_at timestamptz NOT NULL,
  UNIQUE (channel, key)
);
CREATE INDEX sandbox_message_newest ON sandbox_message (channel, sent_at DESC, id DESC);

CREATE TABLE sandbox_order (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  partner text NOT NULL,
  -- The same key is one order, however often it is sent.
  key text NOT NULL,
  body jsonb NOT NULL,
  status text NOT NULL,
  -- The partner's own reference.
  reference text NOT NULL,
  received_at timestamptz NOT NULL,
  UNIQUE (partner, key)
);
CREATE INDEX sandbox_order_newest ON sandbox_order (received_at DESC, id DESC);

-- A partner without a row behaves.
CREATE TABLE sandbox_fault (
  partner text PRIMARY KEY,
  mode text NOT NULL CHECK (mode IN ('down', 'slow', 'garbage')),
  changed_at timestamptz NOT NULL
);

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
