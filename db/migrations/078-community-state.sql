-- A ticket may be bound to what the community knows the visitor's browser by (`state`), so that nobody is logged in
-- there with the ticket of somebody else.
ALTER TABLE community_ticket ADD COLUMN state_hash bytea;
