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
