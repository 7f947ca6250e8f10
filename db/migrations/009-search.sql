-- What the site search finds: a row for each page, as the edition of the content says it that was read last. What visitors
-- and what members may find are two indexes, so that a text for members can neither be found, counted nor timed by who may
-- not read it: an index for visitors does not hold it.

CREATE TEXT SEARCH CONFIGURATION nl (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION nl
  ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part WITH unaccent, dutch_stem;

CREATE TABLE search_document (
  audience text NOT NULL CHECK (audience IN ('visitor', 'member')),
  -- its address
  href text NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  -- empty where this audience may not read it
  body text NOT NULL,
  -- only members may read its text
  restricted boolean NOT NULL,
  -- the day of news
  date date,
  -- of what it was made: the same text is not read again
  hash text NOT NULL,
  -- every word of it once, without accents or capitals
  plain text[] NOT NULL,
  -- the same as stems: A title, B keywords and description, D body and the parts of compounds
  words tsvector NOT NULL,
  -- words of the title as they are, without accents: what is typed so far is looked up here
  title_words tsvector NOT NULL,
  -- stems of the title, and of keywords and description, apart: whether a word is there is read from an index, without the
  -- whole text of each page that has it
  in_title tsvector NOT NULL,
  in_lead tsvector NOT NULL,
  PRIMARY KEY (audience, href)
) PARTITION BY LIST (audience);
-- Long fields stand apart from their rows, so that finding where a word stands reads short rows alone.
CREATE TABLE search_document_visitor PARTITION OF search_document FOR VALUES IN ('visitor')
  WITH (toast_tuple_target = 256);
CREATE TABLE search_document_member PARTITION OF search_document FOR VALUES IN ('member')
  WITH (toast_tuple_target = 256);
CREATE INDEX search_document_words ON search_document USING gin (words) WITH (fastupdate = off);
CREATE INDEX search_document_title_words ON search_document USING gin (title_words) WITH (fastupdate = off);
CREATE INDEX search_document_in_title ON search_document USING gin (in_title) WITH (fastupdate = off);
CREATE INDEX search_document_in_lead ON search_document USING gin (in_lead) WITH (fastupdate = off);

-- Every word that a document of an audience has: typing errors and compounds are judged by it.
CREATE TABLE search_word (
  audience text NOT NULL CHECK (audience IN ('visitor', 'member')),
  word text NOT NULL,
  -- in how many documents it stands: one that stands in none is forgotten, without looking into all of them
  documents integer NOT NULL,
  PRIMARY KEY (audience, word)
) PARTITION BY LIST (audience);
CREATE TABLE search_word_visitor PARTITION OF search_word FOR VALUES IN ('visitor');
CREATE TABLE search_word_member PARTITION OF search_word FOR VALUES IN ('member');
CREATE INDEX search_word_trigrams ON search_word USING gin (word gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX search_word_length ON search_word (left(word, 1), length(word));
CREATE INDEX search_word_prefix ON search_word (word text_pattern_ops);

-- Which edition of the content the rows are of, and which words mean the same to those who search.
CREATE TABLE search_edition (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  version bigint NOT NULL,
  hash text NOT NULL,
  synonyms jsonb NOT NULL,
  -- how many documents there are: a word that few of them have weighs more
  documents integer NOT NULL
);

-- What was searched without result, without who.
CREATE TABLE search_miss (
  question text NOT NULL CHECK (length(question) <= 60),
  on_day date NOT NULL,
  count integer NOT NULL DEFAULT 1,
  PRIMARY KEY (question, on_day)
);
CREATE INDEX search_miss_on_day ON search_miss (on_day);
