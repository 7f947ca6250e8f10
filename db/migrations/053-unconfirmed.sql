-- Whoever types an address may try to make an account with it, and the tries do not touch each other: an address is
-- held by at most one account that works, and asked for by any number that nobody has confirmed yet.
DROP INDEX person_email;
CREATE UNIQUE INDEX person_email ON person (lower(email)) WHERE active_at IS NOT NULL;
CREATE INDEX person_email_asked ON person (lower(email));
