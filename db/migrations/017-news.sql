-- Who follows the requests of the office is told which ones changed, once that is committed: LISTEN request_work, with the id of
-- a request. Of a statement that changes more than fifty rows at once, as one that loads them does, nobody is told.
CREATE FUNCTION request_work_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT FROM changed LIMIT 51) AS counted) <= 50 THEN
    PERFORM pg_notify('request_work', submission_id::text) FROM changed;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER request_work_made AFTER INSERT ON request_work REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION request_work_news();

CREATE TRIGGER request_work_changed AFTER UPDATE ON request_work REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION request_work_news();
