import type { JobImage } from "~/domain/jobs/image";
import type { Database, Write } from "./database";
import { type Json, parsed } from "./json";
import { mediaAddress } from "./person";
import { mustHold } from "./transaction";

export const IMAGES = `(SELECT json_group_array(json_object('id', i.id, 'small', i.small_key, 'large', i.large_key, 'alt', i.alt)
  ORDER BY i.position) FROM job_image i WHERE i.job_id = j.id)`;

export function imagesOf(json: Json<JobImage[]>): JobImage[] {
  return parsed(json).map(({ id, small, large, alt }) => ({
    id,
    small: mediaAddress(small),
    large: mediaAddress(large),
    alt,
  }));
}

export interface StoredJobPicture {
  small: string;
  large: string;
  width: number;
  height: number;
}

const NEWEST_JOB = "(SELECT max(id) FROM job WHERE user_id = ?1)";

type Picture = StoredJobPicture & { alt: string | null };

export function picturesOfNewJob(db: Database, user: number, pictures: readonly Picture[]): Write[] {
  return pictures.map(({ small, large, width, height, alt }, position) =>
    db
      .prepare(
        `INSERT INTO job_image (job_id, position, small_key, large_key, width, height, alt)
         VALUES (${NEWEST_JOB}, ?2, ?3, ?4, ?5, ?6, ?7)`,
      )
      .bind(user, position, small, large, width, height, alt),
  );
}

export function morePictures(db: Database, job: number, pictures: readonly Picture[]): Write[] {
  return pictures.map(({ small, large, width, height, alt }) =>
    db
      .prepare(
        `INSERT INTO job_image (job_id, position, small_key, large_key, width, height, alt)
         SELECT ?1, coalesce(max(position) + 1, 0), ?2, ?3, ?4, ?5, ?6 FROM job_image WHERE job_id = ?1`,
      )
      .bind(job, small, large, width, height, alt),
  );
}

export async function picturesOf(db: Database, job: number): Promise<(Picture & { id: number })[]> {
  const { results } = await db
    .prepare(
      "SELECT id, small_key AS small, large_key AS large, width, height, alt FROM job_image WHERE job_id = ? ORDER BY position",
    )
    .bind(job)
    .all<Picture & { id: number }>();
  return results;
}

export async function jobOfPicture(db: Database, ids: readonly number[]): Promise<number | null> {
  return db
    .prepare("SELECT job_id FROM job_image WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id LIMIT 1")
    .bind(JSON.stringify(ids))
    .first<number>("job_id");
}

export function arrangePictures(
  db: Database,
  job: number,
  ids: readonly number[],
  alts: readonly (string | null)[],
): Write[] {
  const place = db.prepare("UPDATE job_image SET position = ?1, alt = iif(?2, ?3, alt) WHERE id = ?4 AND job_id = ?5");
  return ids.map((id, at) => place.bind(at, Number(at < alts.length), alts[at] ?? null, id, job));
}

export function removePictures(db: Database, job: number, pictures: readonly { id: number }[]): Write[] {
  const remove = db.prepare("DELETE FROM job_image WHERE id = ?1 AND job_id = ?2");
  return pictures.map(({ id }) => remove.bind(id, job));
}

export const mustTakePictures = (db: Database, job: number): Write =>
  mustHold(db, "SELECT status IN ('open', 'reserved') FROM job WHERE id = ?", job);
