-- A session of a person also ends when nobody used it for a while; how long depends on whether they chose to stay.
ALTER TABLE session
  -- the last use, to the minute
  ADD COLUMN seen_at timestamptz NOT NULL DEFAULT now(),
  -- `Ingelogd blijven`
  ADD COLUMN stays boolean NOT NULL DEFAULT false;
UPDATE session SET stays = true WHERE expires_at - created_at > interval '12 hours';
