-- Checks against robots that were passed, so that none is passed twice (decision 21). Kept through a crash: a
-- forgotten row would be a second use.
CREATE TABLE captcha_used (
  -- of the challenge; made by chance, about nobody
  signature bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_used_expires_at ON captcha_used (expires_at);
