-- The register of addresses tells `a` from `A` and `A-2` from `A2`: at one number these are two homes.
DROP INDEX home_of_person;
CREATE UNIQUE INDEX home_of_person ON home (person_id, postcode, house_number, addition);
