-- An IBAN that fees are collected from stands once, with its mandate; a membership refers to it by the mandate's
-- reference. Those that stood with a membership are locked for that place, and a text cannot be locked anew in SQL.
ALTER TABLE mandate ADD COLUMN locked_for_membership boolean NOT NULL DEFAULT false;
