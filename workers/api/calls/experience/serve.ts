import { contract } from "~/api/contract";
import { MAX_WORK_IMAGES, type WorkExperience } from "~/domain/work-experience";
import { forgetMedia, withMedia } from "../../changes/accounts/media";
import { pictureCheck } from "../../changes/jobs/pictures";
import { commit, Lost, mustHaveChanged, mustHold } from "../../db/batch";
import {
  insertPictures,
  insertProject,
  NEWEST_PROJECT,
  type ProjectRow,
  picturesOfProject,
  projectOf,
  projectsWhere,
} from "../../db/work-experience";
import type { Question } from "../../http/context";
import { refuse, refuseFields } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";

const { add, change, remove } = contract.experience;

/** A project is public: another's is 403, not 404. */
async function ownProject(db: D1Database, viewer: number, id: number): Promise<ProjectRow> {
  const row = (await projectsWhere(db, "w.id = ?", id).first<ProjectRow>()) ?? refuse("not_found");
  if (row.user_id !== viewer) refuse("permission_denied");
  return row;
}

const projectIn = (result: D1Result<ProjectRow> | undefined) => projectOf(result?.results[0] as ProjectRow);

async function make(q: Question<typeof add>): Promise<WorkExperience> {
  const { db, env, viewer, now } = q;
  const { made, check } = pictureCheck(env);
  const draft = await q.fields({ images: check });
  return withMedia(env, made, async (keys) => {
    const results = await commit<ProjectRow>(db, [
      insertProject(db, now, viewer.id, draft),
      ...insertPictures(db, viewer.id, NEWEST_PROJECT, keys),
      projectsWhere(db, `w.id = ${NEWEST_PROJECT}`, viewer.id),
    ]);
    return projectIn(results.at(-1));
  });
}

const FEW_ENOUGH = `(SELECT count(*) FROM work_experience_image WHERE work_experience_id = ?1) <= ${MAX_WORK_IMAGES}`;

/** What is kept of the pictures, and what is sent beside them, must be few enough and the project's own. */
async function alter(q: Question<typeof change>): Promise<WorkExperience> {
  const { db, env, viewer } = q;
  const row = await ownProject(db, viewer.id, q.id());
  const { made, check } = pictureCheck(env);
  const before = picturesOfProject(row);
  const isOwn = (sent: unknown) => [sent].flat().every((one) => before.some(({ id }) => id === Number(one)));
  const { title, description, image_ids } = await q.fields({
    images: check,
    image_ids: (sent) => (isOwn(sent) ? null : "invalid"),
  });
  const gone = image_ids ? before.filter(({ id }) => !image_ids.includes(id)) : [];
  if (before.length - gone.length + made.length > MAX_WORK_IMAGES) refuseFields({ images: ["images_max"] });
  const changed = await withMedia(env, made, async (keys) => {
    const results = await commit<ProjectRow>(db, [
      db
        .prepare("UPDATE work_experience SET title = ?, description = ? WHERE id = ? AND user_id = ?")
        .bind(title, description, row.id, viewer.id),
      mustHaveChanged(db),
      ...gone.map(({ id }) =>
        db.prepare("DELETE FROM work_experience_image WHERE id = ? AND work_experience_id = ?").bind(id, row.id),
      ),
      ...insertPictures(db, viewer.id, String(row.id), keys),
      mustHold(db, FEW_ENOUGH, row.id),
      projectsWhere(db, "w.id = ?", row.id),
    ]);
    return projectIn(results.at(-1));
  });
  q.execution.waitUntil(
    forgetMedia(
      env,
      gone.map(({ key }) => key),
    ),
  );
  return changed;
}

/** Of changes at once that together would be too many pictures, the later is refused. */
async function alterOrRefuse(q: Question<typeof change>): Promise<WorkExperience> {
  try {
    return await alter(q);
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
    await ownProject(q.db, q.viewer.id, q.id());
    return refuseFields({ images: ["images_max"] });
  }
}

/** The portfolio of a helper (api.md 4.4). */
export function serveExperience(app: ApiApp): void {
  serve(app, add, make);
  serve(app, change, alterOrRefuse);
  serve(app, remove, async (q) => {
    const { db, env, viewer } = q;
    const { id } = await ownProject(db, viewer.id, q.id());
    const [pictures] = await commit<{ key: string }>(db, [
      db.prepare("DELETE FROM work_experience_image WHERE work_experience_id = ? RETURNING media_key AS key").bind(id),
      db.prepare("DELETE FROM work_experience WHERE id = ?").bind(id),
    ]);
    q.execution.waitUntil(
      forgetMedia(
        env,
        (pictures?.results ?? []).map(({ key }) => key),
      ),
    );
    return undefined;
  });
}
