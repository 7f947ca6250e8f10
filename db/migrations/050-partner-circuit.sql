-- Which partners are left alone for a moment, for all processes together. A crash forgives every partner.
CREATE UNLOGGED TABLE partner_circuit (
  partner text PRIMARY KEY,
  -- failed calls in a row
  failures integer NOT NULL,
  -- the moment from which one call may probe; null while the circuit is closed
  rests_until timestamptz
);
