-- Who may log in and with what, and what is known of their homes.

CREATE TABLE person (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  -- 0 Dhr., 1 Mevr., 2 unknown
  gender smallint NOT NULL DEFAULT 2 CHECK (gender IN (0, 1, 2)),
  initials text,
  inserts text,
  last_name text,
  mobile text,
  landline text,
  date_of_birth date,
  postcode text,
  house_number integer,
  addition text,
  street_name text,
  city text,
  -- argon2id in PHC form; none while no password was ever set
  password_hash text,
  -- from when on this person may log in; an account that was never confirmed has none and holds no address
  active_at timestamptz,
  -- since when a mailed link shows that the address is theirs; none for one that was only typed
  email_confirmed_at timestamptz,
  staff boolean NOT NULL DEFAULT false,
  community_alias text CHECK (char_length(community_alias) BETWEEN 1 AND 64),
  -- loaded as sandbox data; production refuses to start while one exists
  demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Whoever types an address may try to make an account with it, and the tries do not touch each other: an address is
-- held by at most one account that works, and asked for by any number that nobody has confirmed yet.
CREATE UNIQUE INDEX person_email ON person (lower(email)) WHERE active_at IS NOT NULL;
CREATE INDEX person_email_asked ON person (lower(email));
CREATE UNIQUE INDEX person_community_alias ON person (lower(community_alias));
-- who is known at an address: a registration from there is flagged for staff
CREATE INDEX person_address ON person (postcode, house_number) WHERE postcode IS NOT NULL;
-- what the sweep removes
CREATE INDEX person_unconfirmed ON person (created_at) WHERE active_at IS NULL;

-- A session may be nobody's: it then only owns what a visitor uploaded.
CREATE TABLE session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash bytea NOT NULL UNIQUE,
  person_id uuid REFERENCES person ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- the last use, to the minute: a session of a person also ends when nobody used it for a while
  seen_at timestamptz NOT NULL DEFAULT now(),
  -- `Ingelogd blijven`: then that while is longer
  stays boolean NOT NULL DEFAULT false
);
CREATE INDEX session_expires_at ON session (expires_at);
CREATE INDEX session_person ON session (person_id) WHERE person_id IS NOT NULL;

-- Browsers in which somebody logged in to an account before. Wrong passwords from such a browser are counted apart, so
-- that a stranger's guesses do not lock its owner out. The cookie's token stands here as a hash.
CREATE TABLE known_device (
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  -- the last time that somebody logged in with it
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (person_id, token_hash)
);
CREATE INDEX known_device_seen_at ON known_device (seen_at);

-- Wrong passwords per account or unknown name, under a keyed hash.
CREATE TABLE login_failure (
  account bytea PRIMARY KEY,
  failures integer NOT NULL,
  since timestamptz NOT NULL
);
CREATE INDEX login_failure_since ON login_failure (since);

-- One-time links. What travels by mail is the id with a signature, so whoever reads this table can use none.
CREATE TABLE mailed_link (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('activate', 'set-password', 'change-email')),
  -- none when somebody asked for a link with a name that nobody has
  person_id uuid REFERENCES person ON DELETE CASCADE,
  -- the address that a change is about
  new_email text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX mailed_link_expires_at ON mailed_link (expires_at);
CREATE INDEX mailed_link_person ON mailed_link (person_id);

-- Mail to a person that is no confirmation of a submission: links, warnings, notices of a change.
CREATE TABLE letter (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  person_id uuid REFERENCES person ON DELETE CASCADE,
  link_id uuid REFERENCES mailed_link ON DELETE CASCADE,
  -- where it goes when that is not the person's own address; empty once it is sent
  address text,
  -- words and numbers for its text; no answers
  facts jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  -- why the last try failed, in one word
  last_reason text
);
CREATE INDEX letter_created_at ON letter (created_at);
CREATE INDEX letter_person ON letter (person_id);
CREATE INDEX letter_link ON letter (link_id) WHERE link_id IS NOT NULL;

-- Tickets by which the community gets to know somebody. Worth nothing after a minute, so worth nothing after a crash or
-- in a backup.
CREATE UNLOGGED TABLE community_ticket (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  -- what the community knows the visitor's browser by (`state`), so that nobody is logged in there with the ticket of
  -- somebody else; none where it gave none
  state_hash bytea
);
CREATE INDEX community_ticket_expires_at ON community_ticket (expires_at);

-- A form that somebody keeps with us, to go on with it later or on another device. It is opened by its link together with
-- its address, or by the person whose it is. The answers are encrypted, without what may never be kept; they go when the
-- form is sent, and the row with its term. Other kinds of links that one goes on by (a quote) come to this table.
CREATE TABLE resume_link (
  id uuid PRIMARY KEY,
  person_id uuid REFERENCES person ON DELETE CASCADE,
  -- keyed hash of the address in lower case, by which a link is opened; the address itself is encrypted, for a reminder
  address_hash bytea NOT NULL,
  address_locked text,
  funnel text NOT NULL,
  path text NOT NULL,
  title text NOT NULL,
  answers_locked text,
  -- how often it was opened, by which who saves shows to be the one who opened it last
  openings integer NOT NULL DEFAULT 0,
  kept_at timestamptz NOT NULL,
  opened_at timestamptz,
  expires_at timestamptz NOT NULL,
  reminded_at timestamptz,
  sent_at timestamptz,
  reference text
);
CREATE INDEX resume_link_person ON resume_link (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX resume_link_address ON resume_link (address_hash);
CREATE INDEX resume_link_expires ON resume_link (expires_at);
CREATE INDEX resume_link_unreminded ON resume_link (expires_at) WHERE reminded_at IS NULL AND sent_at IS NULL;

-- A home of one person, with what is known of it. Facts belong to this person and this home: who lives there later, or
-- beside them, begins with nothing. A home that was left is kept for a while, so that it can be taken back.
CREATE TABLE home (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  postcode text NOT NULL,
  house_number integer NOT NULL,
  addition text NOT NULL DEFAULT '',
  street_name text NOT NULL,
  city text NOT NULL,
  created_at timestamptz NOT NULL,
  left_on date,
  left_why text CHECK (left_why IN ('moved', 'sold')),
  CHECK ((left_on IS NULL) = (left_why IS NULL))
);
-- The register of addresses tells `a` from `A` and `A-2` from `A2`: at one number these are two homes.
CREATE UNIQUE INDEX home_of_person ON home (person_id, postcode, house_number, addition);
CREATE INDEX home_left ON home (left_on) WHERE left_on IS NOT NULL;

CREATE TABLE home_fact (
  home_id uuid NOT NULL REFERENCES home ON DELETE CASCADE,
  fact text NOT NULL,
  value jsonb NOT NULL,
  source text NOT NULL CHECK (source IN ('register', 'person', 'valuer', 'request')),
  said_on date NOT NULL,
  PRIMARY KEY (home_id, fact)
);
