-- Registrations and aliases of accounts that are gone: they hold a name, an address and an e-mail address, and serve
-- nobody. Since services/account/remove.ts they go with their account.
DELETE FROM submission WHERE person_id IS NULL AND kind IN ('account.register', 'account.update-community-alias');
