-- Which desk sees to a request where that differs within its kind: a question by its subject, a form by what its editors
-- say. Without one it is the desk of its kind.
ALTER TABLE submission ADD COLUMN desk text;
