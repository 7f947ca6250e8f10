-- One word each. What stands between initials and last name is the infix, as in the calls.
ALTER TABLE person RENAME COLUMN inserts TO infix;
-- What a request said, in the words of its form, is its summary; a document is a PDF or a page.
ALTER TABLE submission RENAME COLUMN document TO summary;

-- Calls, kinds of requests and lines of the trail are named after their feature: handyman.book, not klusservice.book.

CREATE TEMPORARY TABLE renamed (was text PRIMARY KEY, name text NOT NULL) ON COMMIT DROP;
INSERT INTO renamed VALUES
  ('account.change-address', 'own-details.change-address'),
  ('account.change-email', 'own-details.change-email'),
  ('account.change-iban', 'own-details.change-iban'),
  ('account.change-password', 'password.change'),
  ('account.change-phones', 'own-details.change-phones'),
  ('account.community-identity', 'community.identity'),
  ('account.community-login', 'community.login'),
  ('account.confirm-email', 'own-details.confirm-email'),
  ('account.confirm-failed', 'people.confirm-failed'),
  ('account.forgotten-password', 'password.forgotten'),
  ('account.login', 'session.login'),
  ('account.login-failed', 'session.login-failed'),
  ('account.login-state', 'session.login-state'),
  ('account.logout', 'session.logout'),
  ('account.logout-everywhere', 'session.logout-everywhere'),
  ('account.me', 'session.me'),
  ('account.prove-email', 'own-details.prove-email'),
  ('account.set-password', 'password.set'),
  ('account.update-community-alias', 'community.update-alias'),
  ('becomeamember.pre-check', 'membership.pre-check'),
  ('becomeamember.register', 'membership.register'),
  ('becomeamember.validate-email', 'membership.validate-email'),
  ('contact.cancel-membership', 'cancellation.cancel'),
  ('contact.withdraw-cancellation', 'cancellation.withdraw'),
  ('events.record', 'funnel-events.record'),
  ('giftcard.validate', 'membership.check-gift-card'),
  ('hypotheekwacht.register', 'mortgage-guard.register'),
  ('hypotheekwacht.stop', 'mortgage-guard.stop'),
  ('hypotheekwacht.validate-email', 'mortgage-guard.validate-email'),
  ('klusservice.book', 'handyman.book'),
  ('klusservice.task-rates', 'handyman.task-rates'),
  ('klusservice.verify', 'handyman.verify'),
  ('submission.attach', 'requests.attach'),
  ('submission.detach', 'requests.detach');

UPDATE submission SET kind = renamed.name FROM renamed WHERE kind = renamed.was;
UPDATE audit SET action = renamed.name FROM renamed WHERE action = renamed.was;
UPDATE idempotency SET call = renamed.name FROM renamed WHERE call = renamed.was;

-- Partners are named by the word of their port: who inspects homes, and who keeps the calendars.
UPDATE delivery SET partner = 'inspections' WHERE partner = 'keuringspartner';
UPDATE sandbox_order SET partner = 'inspections' WHERE partner = 'keuringspartner';
UPDATE sandbox_order SET partner = 'planning' WHERE partner = 'calendar';
UPDATE sandbox_fault SET partner = 'inspections' WHERE partner = 'keuringspartner';
UPDATE sandbox_fault SET partner = 'planning' WHERE partner = 'calendar';
