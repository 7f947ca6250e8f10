-- What a paid order was for: an estimate of what a home sells for, as the model gave it.
CREATE TABLE estimate (
  purchase_id uuid PRIMARY KEY REFERENCES purchase ON DELETE CASCADE,
  -- as its page and mail tell it (`core/sale-price/estimate.ts`)
  estimate jsonb NOT NULL,
  made_at timestamptz NOT NULL
);

-- A membership of which the first year costs nothing.
ALTER TABLE membership_application ADD COLUMN free_first_year boolean NOT NULL DEFAULT false;
ALTER TABLE membership ADD COLUMN free_first_year boolean NOT NULL DEFAULT false;
