-- The IBAN of an owners' association stands with its mandate, as those of members do since 085. Those that stood with
-- the association are locked for its row, named here.
ALTER TABLE mandate ADD COLUMN locked_for_vve uuid;
-- made anew in 089: once it has its mandate, an association's own row holds no IBAN
ALTER TABLE vve_membership DROP CONSTRAINT vve_membership_debit;
