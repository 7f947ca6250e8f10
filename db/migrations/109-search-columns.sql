-- What stands in a title and in what leads a text, apart: whether a word is there is then read from an index, without the
-- whole text of each page that has it. Filled anew from the content.
DELETE FROM search_document;
DELETE FROM search_word;
DELETE FROM search_edition;
ALTER TABLE search_document
  -- stems of the title
  ADD COLUMN in_title tsvector NOT NULL,
  -- stems of keywords and description
  ADD COLUMN in_lead tsvector NOT NULL;
CREATE INDEX search_document_in_title ON search_document USING gin (in_title) WITH (fastupdate = off);
CREATE INDEX search_document_in_lead ON search_document USING gin (in_lead) WITH (fastupdate = off);
-- in how many documents a word stands: one that stands in none is forgotten, without looking into all of them
ALTER TABLE search_word ADD COLUMN documents integer NOT NULL;
DROP INDEX search_document_plain;
-- Long fields stand apart from their rows, so that finding where a word stands reads short rows alone.
ALTER TABLE search_document_visitor SET (toast_tuple_target = 256);
ALTER TABLE search_document_member SET (toast_tuple_target = 256);
-- how many documents there are: a word that few of them have weighs more
ALTER TABLE search_edition ADD COLUMN documents integer NOT NULL;
