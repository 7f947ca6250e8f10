-- What visitors and what members may find are two indexes, so that a text for members can neither be found, counted nor
-- timed by who may not read it: an index for visitors does not hold it. Both are filled anew from the content.
DROP TABLE search_document, search_word;
DELETE FROM search_edition;

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
  PRIMARY KEY (audience, href)
) PARTITION BY LIST (audience);
CREATE TABLE search_document_visitor PARTITION OF search_document FOR VALUES IN ('visitor');
CREATE TABLE search_document_member PARTITION OF search_document FOR VALUES IN ('member');
CREATE INDEX search_document_words ON search_document USING gin (words) WITH (fastupdate = off);
CREATE INDEX search_document_plain ON search_document USING gin (plain) WITH (fastupdate = off);
CREATE INDEX search_document_title_words ON search_document USING gin (title_words) WITH (fastupdate = off);

-- Every word that a document of an audience has: typing errors and compounds are judged by it.
CREATE TABLE search_word (
  audience text NOT NULL CHECK (audience IN ('visitor', 'member')),
  word text NOT NULL,
  PRIMARY KEY (audience, word)
) PARTITION BY LIST (audience);
CREATE TABLE search_word_visitor PARTITION OF search_word FOR VALUES IN ('visitor');
CREATE TABLE search_word_member PARTITION OF search_word FOR VALUES IN ('member');
CREATE INDEX search_word_trigrams ON search_word USING gin (word gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX search_word_length ON search_word (left(word, 1), length(word));
CREATE INDEX search_word_prefix ON search_word (word text_pattern_ops);
