import { type Described, type Terms, termsOf } from "~/domain/search/terms";
import type { Database, Write } from "./database";

/** Columns of `job_terms` beside the id. */
export const termColumns = (job: Described) => {
  const { title, titleStems, stems, facets } = termsOf(job);
  return { title, title_stems: titleStems, stems, facets };
};

/** Column of the index for each field of a job's terms. */
export const TERM_COLUMN: Record<keyof Terms, string> = {
  title: "title",
  titleStems: "title_stems",
  stems: "stems",
  facets: "facets",
};

/** For the user's newest job: goes in the transaction that inserts it. */
export function insertTermsOfNewest(db: Database, user: number, job: Described): Write {
  return db
    .prepare(
      `INSERT INTO job_terms (job_id, title, title_stems, stems, facets)
       SELECT max(id), ?2, ?3, ?4, ?5 FROM job WHERE user_id = ?1`,
    )
    .bind(user, ...Object.values(termColumns(job)));
}

/** Goes behind the change of a job. Terms that still hold stay. */
export function insertTerms(db: Database, id: number, job: Described): Write {
  return db
    .prepare(
      "INSERT INTO job_terms (job_id, title, title_stems, stems, facets) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(id, ...Object.values(termColumns(job)));
}

/** Terms of many jobs in one statement: D1 counts statements. Terms that are there stay. */
export function insertTermsOfAll(db: Database, jobs: readonly (Described & { id: number })[]): Write {
  const rows = jobs.map((job) => [job.id, ...Object.values(termColumns(job))]);
  const column = (at: number) => `json_extract(value, '$[${at}]')`;
  return db
    .prepare(
      `INSERT INTO job_terms (job_id, title, title_stems, stems, facets)
       SELECT ${[0, 1, 2, 3, 4].map(column).join(", ")} FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`,
    )
    .bind(JSON.stringify(rows));
}

const UNINDEXED = `SELECT u.job_id AS id, j.title, j.description, j.category, j.city
  FROM job_unindexed u JOIN job j ON j.id = u.job_id ORDER BY u.job_id DESC LIMIT ?`;

/** The newest first. */
export async function unindexedJobs(db: Database, most: number): Promise<(Described & { id: number })[]> {
  const { results } = await db.prepare(UNINDEXED).bind(most).all<Described & { id: number }>();
  return results;
}
