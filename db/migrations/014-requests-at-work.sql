-- outside a transaction: a table is filled from all requests, and no lock on those may last as long as that takes

-- A request as the office works on it: one row each, written in the transaction of what happens to the request, so that a list
-- of what waits reads one index, however many are closed. A request that only makes or changes an account has none.
CREATE TABLE IF NOT EXISTS request_work (
  submission_id uuid PRIMARY KEY REFERENCES submission ON DELETE CASCADE,
  kind text NOT NULL,
  received_at timestamptz NOT NULL,
  -- key of the desk that sees to it
  desk text NOT NULL,
  -- before when its sender was promised to hear
  due_on timestamptz NOT NULL,
  owner uuid REFERENCES staff_account,
  -- it waits for staff
  open boolean NOT NULL,
  -- it has a word in submission.flags
  flagged boolean NOT NULL DEFAULT false,
  -- goes up with every change that a colleague may have to know
  version integer NOT NULL DEFAULT 1
);

-- Requests of before: the desk of their kind as it is today, and a week, which nobody was told.
INSERT INTO request_work (submission_id, kind, received_at, desk, due_on, open, flagged)
SELECT id, kind, received_at,
  coalesce(desk, CASE kind
    WHEN 'cancellation.cancel' THEN 'ledenservice'
    WHEN 'contract-review.send' THEN 'juridisch'
    WHEN 'financial-plan.register' THEN 'financieel'
    WHEN 'handyman.book' THEN 'klusservice'
    WHEN 'home-insurance.quote-email' THEN 'verzekeringen'
    WHEN 'home-insurance.submit' THEN 'verzekeringen'
    WHEN 'inspections.register' THEN 'bouwkundig'
    WHEN 'inspections.register-completion' THEN 'bouwkundig'
    WHEN 'insulation-check.register' THEN 'isoleren'
    WHEN 'legal-position.determine' THEN 'juridisch'
    WHEN 'membership.register' THEN 'ledenservice'
    WHEN 'mortgage-advice.register' THEN 'financieel'
    WHEN 'mortgage-guard.register' THEN 'financieel'
    WHEN 'online-advice.register' THEN 'financieel'
    WHEN 'sale-price.determine' THEN 'financieel'
    WHEN 'valuation-report.register' THEN 'financieel'
    WHEN 'valuation-request.send' THEN 'financieel'
    WHEN 'vve-membership.register' THEN 'ledenservice'
    WHEN 'vve-quote.send' THEN 'bouwkundig'
    WHEN 'will-advice.register' THEN 'juridisch'
  END, 'klantenservice'),
  received_at + interval '7 days',
  state IN ('received', 'failed') AND NOT EXISTS (
    SELECT FROM submission_event WHERE submission_id = submission.id AND event = 'handled'
  ),
  flags <> '{}'
FROM submission
WHERE kind NOT IN ('account.register', 'community.update-alias')
ON CONFLICT (submission_id) DO NOTHING;

-- What waits: of all desks, of one, of one colleague. The first due comes first.
CREATE INDEX IF NOT EXISTS request_work_open ON request_work (due_on, submission_id) WHERE open;

CREATE INDEX IF NOT EXISTS request_work_open_desk ON request_work (desk, due_on, submission_id) WHERE open;

CREATE INDEX IF NOT EXISTS request_work_open_owner ON request_work (owner, due_on, submission_id)
  WHERE open AND owner IS NOT NULL;

-- All of them, the newest or the oldest first.
CREATE INDEX IF NOT EXISTS request_work_received_at ON request_work (received_at, submission_id);

CREATE INDEX IF NOT EXISTS request_work_kind ON request_work (kind, received_at, submission_id);

CREATE INDEX IF NOT EXISTS request_work_desk ON request_work (desk, received_at, submission_id);

-- for whoever removes an account of staff
CREATE INDEX IF NOT EXISTS request_work_owner ON request_work (owner) WHERE owner IS NOT NULL;
