-- Who is known at an address: a registration from there is flagged for staff.
CREATE INDEX person_address ON person (postcode, house_number) WHERE postcode IS NOT NULL;
