-- What the site search finds: a row for each page, as the edition of the content says it that was read last.
CREATE TEXT SEARCH CONFIGURATION nl (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION nl
  ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part WITH unaccent, dutch_stem;

CREATE TABLE search_document (
  -- its address
  href text PRIMARY KEY,
  kind text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  body text NOT NULL,
  -- the day of news
  date date,
  -- of what it was made: the same text is not read again
  hash text NOT NULL,
  -- every word of it once, without accents or capitals
  plain text[] NOT NULL,
  -- the same as stems: A title, B keywords and description, D body and the parts of compounds
  words tsvector NOT NULL
);
CREATE INDEX search_document_words ON search_document USING gin (words);
CREATE INDEX search_document_plain ON search_document USING gin (plain);

-- Every word that a document has: typing errors and compounds are judged by it.
CREATE TABLE search_word (
  word text PRIMARY KEY
);
CREATE INDEX search_word_trigrams ON search_word USING gin (word gin_trgm_ops);
CREATE INDEX search_word_length ON search_word (left(word, 1), length(word));

-- Which edition of the content the rows are of, and which words mean the same to those who search.
CREATE TABLE search_edition (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  version bigint NOT NULL,
  hash text NOT NULL,
  synonyms jsonb NOT NULL
);

-- What was searched without result, without who.
CREATE TABLE search_miss (
  question text NOT NULL CHECK (length(question) <= 60),
  on_day date NOT NULL,
  count integer NOT NULL DEFAULT 1,
  PRIMARY KEY (question, on_day)
);
CREATE INDEX search_miss_on_day ON search_miss (on_day);
