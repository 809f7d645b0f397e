import type { WorkExperience } from "~/domain/accounts/work-experience";
import { MAX_WORK_IMAGES } from "~/domain/jobs/image-limits";
import type { Database, Query, Write } from "./database";
import { mediaAddress } from "./person";
import { mustHold } from "./transaction";

export interface ProjectRow {
  id: number;
  user_id: number;
  title: string;
  description: string;
  images: string;
}

export interface ProjectPicture {
  id: number;
  key: string;
  alt: string | null;
}

function projectsWhere(db: Database, condition: string, ...values: unknown[]): Query {
  return db
    .prepare(
      `SELECT w.id, w.user_id, w.title, w.description, (
         SELECT json_group_array(json_object('id', i.id, 'key', i.media_key, 'alt', i.alt) ORDER BY i.position, i.id)
         FROM work_experience_image i WHERE i.work_experience_id = w.id) AS images
       FROM work_experience w WHERE ${condition}`,
    )
    .bind(...values);
}

export const projectsOf = (db: Database, user: number) =>
  projectsWhere(db, "w.user_id = ? ORDER BY w.position, w.id DESC", user);

export const picturesOfProject = (row: ProjectRow) => JSON.parse(row.images) as ProjectPicture[];

export function projectOf(row: ProjectRow): WorkExperience {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    work_experience_image: picturesOfProject(row).map(({ id, key, alt }) => ({ id, uri: mediaAddress(key), alt })),
  };
}

interface Draft {
  title: string;
  description: string;
}

export const NEWEST_PROJECT = "(SELECT max(id) FROM work_experience WHERE user_id = ?1)";

export function insertProject(db: Database, now: number, user: number, draft: Draft): Write {
  return db
    .prepare("INSERT INTO work_experience (user_id, title, description, created_at) VALUES (?, ?, ?, ?)")
    .bind(user, draft.title, draft.description, now);
}

export interface NewPicture {
  key: string;
  alt: string | null;
}

export function insertPictures(db: Database, user: number, project: string, pictures: readonly NewPicture[]): Write[] {
  return pictures.map(({ key, alt }) =>
    db
      .prepare(
        `INSERT INTO work_experience_image (work_experience_id, media_key, alt, position)
         SELECT w.id, ?2, ?3, coalesce((SELECT max(position) + 1 FROM work_experience_image WHERE work_experience_id = w.id), 0)
         FROM work_experience w WHERE w.user_id = ?1 AND w.id = ${project}`,
      )
      .bind(user, key, alt),
  );
}

export function arrangePictures(db: Database, project: number, pictures: readonly ProjectPicture[]): Write {
  return db
    .prepare(
      `UPDATE work_experience_image SET position = k.key, alt = k.value ->> 'alt' FROM json_each(?2) k
       WHERE work_experience_image.work_experience_id = ?1 AND work_experience_image.id = k.value ->> 'id'`,
    )
    .bind(project, JSON.stringify(pictures));
}

export function orderProjects(db: Database, user: number, ids: readonly number[]): Write {
  return db
    .prepare(
      `UPDATE work_experience SET position = coalesce((SELECT k.key + 1 FROM json_each(?2) k WHERE k.value = work_experience.id), 0)
       WHERE user_id = ?1`,
    )
    .bind(user, JSON.stringify(ids));
}

export const findProject = (db: Database, id: number): Promise<ProjectRow | null> =>
  selectProject(db, id).first<ProjectRow>();

export const selectProject = (db: Database, id: number): Query => projectsWhere(db, "w.id = ?", id);

export const selectNewestProject = (db: Database, user: number): Query =>
  projectsWhere(db, `w.id = ${NEWEST_PROJECT}`, user);

export const updateProject = (
  db: Database,
  { id, user_id }: Pick<ProjectRow, "id" | "user_id">,
  { title, description }: Draft,
): Write =>
  db
    .prepare("UPDATE work_experience SET title = ?, description = ? WHERE id = ? AND user_id = ?")
    .bind(title, description, id, user_id);

export const deletePicture = (db: Database, project: number, picture: number): Write =>
  db.prepare("DELETE FROM work_experience_image WHERE id = ? AND work_experience_id = ?").bind(picture, project);

export const mustHaveFewPictures = (db: Database, project: number): Write =>
  mustHold(
    db,
    `(SELECT count(*) FROM work_experience_image WHERE work_experience_id = ?1) <= ${MAX_WORK_IMAGES}`,
    project,
  );

export const deleteProject = (db: Database, id: number): Write[] => [
  db.prepare("DELETE FROM work_experience_image WHERE work_experience_id = ? RETURNING media_key AS key").bind(id),
  db.prepare("DELETE FROM work_experience WHERE id = ?").bind(id),
];
