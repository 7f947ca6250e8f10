-- What bounds strangers, what is counted of visits, and what is remembered of partners.

-- Limits that hold across processes. Not worth a log: a crash forgives everybody.
CREATE UNLOGGED TABLE rate_limit (
  -- a keyed hash: no address and no recipient stands here
  key bytea PRIMARY KEY,
  -- the moment at which this caller's allowance is full again
  full_at timestamptz NOT NULL
);
CREATE INDEX rate_limit_full_at ON rate_limit (full_at);

-- Checks against robots that were passed, so that none is passed twice (decision 21). Kept through a crash: a
-- forgotten row would be a second use.
CREATE TABLE captcha_used (
  -- of the challenge; made by chance, about nobody
  signature bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_used_expires_at ON captcha_used (expires_at);

-- Funnel events per day, without cookies or personal data (decision 52).
CREATE TABLE funnel_event (
  day date NOT NULL,
  funnel text NOT NULL,
  number smallint NOT NULL,
  step text NOT NULL,
  membership_status text NOT NULL,
  outcome text NOT NULL,
  times bigint NOT NULL DEFAULT 1,
  PRIMARY KEY (day, funnel, number, step, membership_status, outcome)
);

-- The last good answer of a partner, for the moment at which it is away. Answers to one question are looked up together:
-- what they differ by is their detail.
CREATE UNLOGGED TABLE partner_memory (
  partner text NOT NULL,
  -- a keyed hash: a question may hold the place of a home
  question bytea NOT NULL,
  detail text NOT NULL DEFAULT '',
  answer jsonb NOT NULL,
  seen_at timestamptz NOT NULL,
  -- Until when it may stand in: rates for hours, the catalogue for a day. The hourly sweep removes it then, so that answers
  -- about made-up places do not pile up.
  until timestamptz NOT NULL DEFAULT now() + interval '2 hours',
  PRIMARY KEY (partner, question, detail)
);
CREATE INDEX partner_memory_until ON partner_memory (until);

-- Which partners are left alone for a moment, for all processes together. A crash forgives every partner.
CREATE UNLOGGED TABLE partner_circuit (
  partner text PRIMARY KEY,
  -- failed calls in a row
  failures integer NOT NULL,
  -- the moment from which one call may probe; null while the circuit is closed
  rests_until timestamptz
);
