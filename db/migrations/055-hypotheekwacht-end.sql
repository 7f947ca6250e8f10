-- Why a mortgage is not watched any more: its owner stopped it, or the membership that it belongs to was over.
ALTER TABLE hypotheekwacht
  ADD COLUMN end_reason text CHECK (end_reason IN ('asked', 'membership'));
UPDATE hypotheekwacht SET end_reason = 'membership' WHERE ends IS NOT NULL;
ALTER TABLE hypotheekwacht ADD CONSTRAINT hypotheekwacht_ended CHECK ((ends IS NULL) = (end_reason IS NULL));
