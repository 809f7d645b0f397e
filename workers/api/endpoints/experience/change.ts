import { contract } from "~/api/contract";
import { MAX_WORK_IMAGES, type WorkExperience } from "~/domain/work-experience";
import { ConflictError, mustHaveChanged, mustHold } from "../../db/transaction";
import {
  arrangePictures,
  insertPictures,
  type ProjectPicture,
  type ProjectRow,
  picturesOfProject,
  projectsWhere,
} from "../../db/work-experience";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuseFields } from "../../http/refusal";
import { forgetMedia, withMedia } from "../../operations/accounts/media";
import { pictureCheck } from "../../operations/jobs/pictures";
import { ownProject, projectIn, withAlts } from "./own-project";

const FEW_ENOUGH = `(SELECT count(*) FROM work_experience_image WHERE work_experience_id = ?1) <= ${MAX_WORK_IMAGES}`;

const by = (ids: readonly number[]) => (one: ProjectPicture, other: ProjectPicture) =>
  ids.indexOf(one.id) - ids.indexOf(other.id);

const described = (pictures: readonly ProjectPicture[], alts: readonly (string | null)[] = []) =>
  pictures.map((picture, at) => (at < alts.length ? { ...picture, alt: alts[at] ?? null } : picture));

async function alter(c: CallContext<typeof contract.experience.change>): Promise<WorkExperience> {
  const { db, env, viewer } = c;
  const row = await ownProject(db, viewer.id, c.id());
  const { made, check } = pictureCheck(env);
  const before = picturesOfProject(row);
  const isOwn = (sent: unknown) => [sent].flat().every((one) => before.some(({ id }) => id === Number(one)));
  const { title, description, image_ids, alts } = await c.fields({
    images: check,
    image_ids: (sent) => (isOwn(sent) ? null : "invalid"),
  });
  const kept = described(
    image_ids ? before.filter(({ id }) => image_ids.includes(id)).toSorted(by(image_ids)) : before,
    alts,
  );
  const gone = before.filter(({ id }) => !kept.some((one) => one.id === id));
  if (kept.length + made.length > MAX_WORK_IMAGES) refuseFields({ images: ["images_max"] });
  const changed = await withMedia(env, made, async (keys) => {
    const results = await c.tx
      .add(
        db
          .prepare("UPDATE work_experience SET title = ?, description = ? WHERE id = ? AND user_id = ?")
          .bind(title, description, row.id, viewer.id),
        mustHaveChanged(db),
        ...gone.map(({ id }) =>
          db.prepare("DELETE FROM work_experience_image WHERE id = ? AND work_experience_id = ?").bind(id, row.id),
        ),
        arrangePictures(db, row.id, kept),
        ...insertPictures(db, viewer.id, String(row.id), withAlts(keys, alts?.slice(kept.length))),
        mustHold(db, FEW_ENOUGH, row.id),
        projectsWhere(db, "w.id = ?", row.id),
      )
      .commit<ProjectRow>();
    return projectIn(results.at(-1));
  });
  c.execution.waitUntil(
    forgetMedia(
      env,
      gone.map(({ key }) => key),
    ),
  );
  return changed;
}

async function handle(c: CallContext<typeof contract.experience.change>): Promise<WorkExperience> {
  try {
    return await alter(c);
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    await ownProject(c.db, c.viewer.id, c.id());
    return refuseFields({ images: ["images_max"] });
  }
}

export const change = endpoint(contract.experience.change, { handle });
