-- A message to the senders of several requests at once. Its text, with placeholders, is what the act is given, and goes like a note as
-- soon as every row has its result: 4,000 characters, of which the JSON text may write each as two. While a message waits its minute it
-- can be taken back, together with the others of its act.
ALTER TABLE bulk_act
  DROP CONSTRAINT bulk_act_given_check,
  ADD CONSTRAINT bulk_act_given_check CHECK (jsonb_typeof(given) = 'object' AND char_length(given::text) <= 10000),
  DROP CONSTRAINT bulk_act_note_goes,
  ADD CONSTRAINT bulk_act_words_go CHECK (ended_at IS NULL OR NOT given ?| ARRAY['note', 'text']);

-- taken-back: its message was taken back before its sender saw anything of it, or was not put at all
ALTER TABLE bulk_act_item
  DROP CONSTRAINT bulk_act_item_result_check,
  ADD CONSTRAINT bulk_act_item_result_check
    CHECK (result IN ('waiting', 'done', 'refused', 'failed', 'taken-back'));
