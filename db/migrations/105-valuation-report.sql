-- What a model made for a request: a report of what a home is worth. It goes with its request.
CREATE TABLE valuation_report (
  submission_id uuid PRIMARY KEY REFERENCES submission ON DELETE CASCADE,
  -- as its page and document tell it (`core/valuations/report.ts`)
  report jsonb NOT NULL,
  made_at timestamptz NOT NULL
);
