-- Requests that were made without logging in find the account of their sender by its confirmed e-mail address.
ALTER TABLE person
  -- since when a mailed link shows that the address is theirs; none for one that was only typed
  ADD COLUMN email_confirmed_at timestamptz;
UPDATE person SET email_confirmed_at = proven.at
  FROM (
    SELECT subject_id, max(at) AS at FROM audit
    WHERE action IN ('account.activate', 'account.set-password', 'account.confirm-email') GROUP BY subject_id
  ) AS proven
  WHERE proven.subject_id = person.id;
UPDATE person SET email_confirmed_at = active_at WHERE demo;

ALTER TABLE submission
  -- lower case; only of a request that has never been on an account, so that none comes back after that is deleted
  ADD COLUMN sender_email text,
  -- since when it stands on an account that its sender was not logged in with
  ADD COLUMN attached_at timestamptz;
-- of what was sent before: only what its own trail calls a visitor's
UPDATE submission SET sender_email = lower(CASE submission.kind
    WHEN 'klusservice.book' THEN request #>> '{kept,appointment,user,email}'
    WHEN 'vve-membership.register' THEN request #>> '{kept,contactDetails,email}'
    WHEN 'contact.cancel-membership' THEN request #>> '{kept,emailAddress}'
  END)
  FROM audit
  WHERE submission.person_id IS NULL AND audit.subject_id = submission.id AND audit.action = submission.kind
    AND audit.person_id IS NULL;
CREATE INDEX submission_sender_email ON submission (sender_email) WHERE sender_email IS NOT NULL;
