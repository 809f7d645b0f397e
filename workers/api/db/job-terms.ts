import { type Described, type Terms, termsOf } from "~/domain/search/terms";
import type { Database, Write } from "./database";

export type Indexed = Described & { zip4: string };

export const regionFacet = (digits: string) => `#z${digits}#`;

export const termColumns = (job: Indexed) => {
  const { title, titleStems, stems, facets } = termsOf(job);
  const regions = new Set([job.zip4.slice(0, 2), job.zip4.slice(0, 3)]);
  return { title, title_stems: titleStems, stems, facets: `${facets}${[...regions].map(regionFacet).join(" ")} ` };
};

export const TERM_COLUMN: Record<keyof Terms, string> = {
  title: "title",
  titleStems: "title_stems",
  stems: "stems",
  facets: "facets",
};

/** Put in the transaction that inserts the job. */
export function insertTermsOfNewest(db: Database, user: number, job: Indexed): Write {
  return db
    .prepare(
      `INSERT INTO job_terms (job_id, title, title_stems, stems, facets)
       SELECT max(id), ?2, ?3, ?4, ?5 FROM job WHERE user_id = ?1`,
    )
    .bind(user, ...Object.values(termColumns(job)));
}

export function insertTerms(db: Database, id: number, job: Indexed): Write {
  return db
    .prepare(
      "INSERT INTO job_terms (job_id, title, title_stems, stems, facets) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(id, ...Object.values(termColumns(job)));
}

/** Two statements, because D1 counts statements. A job that its owner changed meanwhile keeps its new terms. */
export function replaceTermsOfAll(db: Database, jobs: readonly (Indexed & { id: number })[]): Write[] {
  const rows = jobs.map((job) => [job.id, ...Object.values(termColumns(job))]);
  const column = (at: number) => `json_extract(value, '$[${at}]')`;
  const insert = `INSERT INTO job_terms (job_id, title, title_stems, stems, facets)
    SELECT ${[0, 1, 2, 3, 4].map(column).join(", ")} FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`;
  return [
    db
      .prepare(
        "DELETE FROM job_terms WHERE job_id IN (SELECT u.job_id FROM json_each(?) JOIN job_unindexed u ON u.job_id = value)",
      )
      .bind(JSON.stringify(jobs.map(({ id }) => id))),
    db.prepare(insert).bind(JSON.stringify(rows)),
  ];
}

const UNINDEXED = `SELECT u.job_id AS id, j.title, j.description, j.category, j.city, j.zip4
  FROM job_unindexed u JOIN job j ON j.id = u.job_id WHERE u.job_id < ? ORDER BY u.job_id DESC LIMIT ?`;

type UnindexedJob = Indexed & { id: number };

export async function unindexedJobs(db: Database, below: number, most: number): Promise<UnindexedJob[]> {
  const { results } = await db.prepare(UNINDEXED).bind(below, most).all<UnindexedJob>();
  return results;
}
