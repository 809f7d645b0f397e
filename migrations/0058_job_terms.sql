-- Words of jobs as a search knows them. The Worker makes them (app/domain/search), in the transaction that writes the job;
-- triggers keep the index to the jobs that are listed.
CREATE TABLE job_terms (
  job_id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  title_stems TEXT NOT NULL,
  stems TEXT NOT NULL,
  facets TEXT NOT NULL
);
CREATE VIRTUAL TABLE job_index USING fts5(title, title_stems, stems, facets, tokenize = 'trigram', content = '', contentless_delete = 1);
-- Titles by word: what a misspelt word may have meant.
CREATE VIRTUAL TABLE job_title USING fts5(title, tokenize = 'unicode61', content = '', contentless_delete = 1, detail = none);
CREATE VIRTUAL TABLE job_title_word USING fts5vocab(job_title, row);

-- Jobs whose terms are still to be made.
CREATE TABLE job_unindexed (job_id INTEGER PRIMARY KEY);
INSERT INTO job_unindexed SELECT id FROM job WHERE listed = 1;

CREATE TRIGGER job_terms_wanted AFTER INSERT ON job BEGIN
  INSERT INTO job_unindexed VALUES (new.id);
END;
CREATE TRIGGER job_terms_outdated AFTER UPDATE OF title, description, category, city ON job
WHEN old.title <> new.title OR old.description <> new.description OR old.category <> new.category OR old.city IS NOT new.city BEGIN
  DELETE FROM job_terms WHERE job_id = new.id;
  INSERT INTO job_unindexed VALUES (new.id) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER job_terms_made AFTER INSERT ON job_terms BEGIN
  DELETE FROM job_unindexed WHERE job_id = new.job_id;
  INSERT INTO job_index (rowid, title, title_stems, stems, facets)
    SELECT new.job_id, new.title, new.title_stems, new.stems, new.facets FROM job WHERE id = new.job_id AND listed = 1;
  INSERT INTO job_title (rowid, title) SELECT id, new.title FROM job WHERE id = new.job_id AND listed = 1;
END;
CREATE TRIGGER job_terms_gone AFTER DELETE ON job_terms BEGIN
  DELETE FROM job_index WHERE rowid = old.job_id;
  DELETE FROM job_title WHERE rowid = old.job_id;
END;
CREATE TRIGGER job_terms_unlisted AFTER UPDATE OF listed ON job WHEN old.listed = 1 AND new.listed = 0 BEGIN
  DELETE FROM job_index WHERE rowid = new.id;
  DELETE FROM job_title WHERE rowid = new.id;
END;
CREATE TRIGGER job_terms_relisted AFTER UPDATE OF listed ON job WHEN old.listed = 0 AND new.listed = 1 BEGIN
  INSERT INTO job_index (rowid, title, title_stems, stems, facets)
    SELECT job_id, title, title_stems, stems, facets FROM job_terms WHERE job_id = new.id;
  INSERT INTO job_title (rowid, title) SELECT job_id, title FROM job_terms WHERE job_id = new.id;
END;
CREATE TRIGGER job_terms_removed AFTER DELETE ON job BEGIN
  DELETE FROM job_terms WHERE job_id = old.id;
  DELETE FROM job_unindexed WHERE job_id = old.id;
END;
