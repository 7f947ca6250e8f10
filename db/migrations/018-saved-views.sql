-- A view of the list of requests that a colleague saved, for themselves or for a desk: what narrows and orders the list, in the
-- words of its address.
CREATE TABLE request_view (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  label text NOT NULL CHECK (char_length(label) BETWEEN 1 AND 40),
  -- words by their names in the address, `{"weergave": "open", "loket": "juridisch"}`: no name, no answer, no search
  filters jsonb NOT NULL CONSTRAINT request_view_known_words CHECK (
    jsonb_typeof(filters) = 'object' AND char_length(filters::text) <= 1000
    AND filters - '{weergave,stand,loket,soort,van,binnen,teken,volgorde}'::text[] = '{}'::jsonb
  ),
  -- whose it is: of one colleague, or of everybody who sees the requests of a desk, by its key in the settings
  owner uuid REFERENCES staff_account ON DELETE CASCADE,
  desk text CHECK (char_length(desk) BETWEEN 1 AND 64),
  -- none once the account of who saved it for a desk is gone
  made_by uuid REFERENCES staff_account ON DELETE SET NULL,
  made_at timestamptz NOT NULL,
  CONSTRAINT request_view_of_one CHECK ((owner IS NULL) <> (desk IS NULL))
);
CREATE UNIQUE INDEX request_view_owner ON request_view (owner, lower(label)) WHERE owner IS NOT NULL;
CREATE UNIQUE INDEX request_view_desk ON request_view (desk, lower(label)) WHERE desk IS NOT NULL;
CREATE INDEX request_view_made_by ON request_view (made_by) WHERE made_by IS NOT NULL;
