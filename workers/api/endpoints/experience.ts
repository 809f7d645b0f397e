import { contract } from "~/api/contract";
import type { experienceCalls } from "~/api/contract/experience";
import type { WorkExperience } from "~/domain/accounts/work-experience";
import { MAX_WORK_IMAGES } from "~/domain/jobs/image-limits";
import type { Database } from "../db/database";
import { ConflictError, mustHaveChanged } from "../db/transaction";
import {
  arrangePictures,
  deletePicture,
  deleteProject,
  findProject,
  insertPictures,
  insertProject,
  mustHaveFewPictures,
  NEWEST_PROJECT,
  type NewPicture,
  orderProjects,
  type ProjectPicture,
  type ProjectRow,
  picturesOfProject,
  projectOf,
  projectsOf,
  selectNewestProject,
  selectProject,
  updateProject,
} from "../db/work-experience";
import type { CallContext } from "../http/context";
import { endpoint, type Handlers } from "../http/endpoint";
import { refuse, refuseFields } from "../http/refusal";
import { forgetMedia, withMedia } from "../operations/accounts/media";
import { pictureCheck } from "../operations/jobs/pictures";

async function ownProject(db: Database, viewer: number, id: number): Promise<ProjectRow> {
  const row = (await findProject(db, id)) ?? refuse("not_found");
  if (row.user_id !== viewer) refuse("permission_denied");
  return row;
}

const projectIn = (result: D1Result<ProjectRow> | undefined) => projectOf(result?.results[0] as ProjectRow);

const withAlts = (keys: readonly string[], alts: readonly (string | null)[] = []): NewPicture[] =>
  keys.map((key, at) => ({ key, alt: alts[at] ?? null }));

async function addProject(c: CallContext<typeof contract.experience.add>): Promise<WorkExperience> {
  const { db, env, viewer, now } = c;
  const { made, check } = pictureCheck(env);
  const draft = await c.fields({ images: check });
  return withMedia(c, made, async (keys) => {
    const results = await c.tx
      .add(
        insertProject(db, now, viewer.id, draft),
        ...insertPictures(db, viewer.id, NEWEST_PROJECT, withAlts(keys, draft.alts)),
        selectNewestProject(db, viewer.id),
      )
      .commit<ProjectRow>();
    return projectIn(results.at(-1));
  });
}

const add = endpoint(contract.experience.add, { handle: addProject });

const by = (ids: readonly number[]) => (one: ProjectPicture, other: ProjectPicture) =>
  ids.indexOf(one.id) - ids.indexOf(other.id);

const described = (pictures: readonly ProjectPicture[], alts: readonly (string | null)[] = []) =>
  pictures.map((picture, at) => (at < alts.length ? { ...picture, alt: alts[at] ?? null } : picture));

async function alter(c: CallContext<typeof contract.experience.change>): Promise<WorkExperience> {
  const { db, env, viewer } = c;
  const row = await ownProject(db, viewer.id, c.id());
  const { made, check } = pictureCheck(env);
  const before = picturesOfProject(row);
  const isOwn = (value: unknown) => [value].flat().every((one) => before.some(({ id }) => id === Number(one)));
  const { title, description, image_ids, alts } = await c.fields({
    images: check,
    image_ids: (value) => (isOwn(value) ? null : "invalid"),
  });
  const kept = described(
    image_ids ? before.filter(({ id }) => image_ids.includes(id)).toSorted(by(image_ids)) : before,
    alts,
  );
  const gone = before.filter(({ id }) => !kept.some((one) => one.id === id));
  if (kept.length + made.length > MAX_WORK_IMAGES) refuseFields({ images: ["images_max"] });
  const changed = await withMedia(c, made, async (keys) => {
    const results = await c.tx
      .add(
        updateProject(db, row, { title, description }),
        mustHaveChanged(db),
        ...gone.map(({ id }) => deletePicture(db, row.id, id)),
        arrangePictures(db, row.id, kept),
        ...insertPictures(db, viewer.id, String(row.id), withAlts(keys, alts?.slice(kept.length))),
        mustHaveFewPictures(db, row.id),
        selectProject(db, row.id),
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

async function changeProject(c: CallContext<typeof contract.experience.change>): Promise<WorkExperience> {
  try {
    return await alter(c);
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    await ownProject(c.db, c.viewer.id, c.id());
    return refuseFields({ images: ["images_max"] });
  }
}

const change = endpoint(contract.experience.change, { handle: changeProject });

const order = endpoint(contract.experience.order, {
  handle: async (c) => {
    const own = await projectsOf(c.db, c.viewer.id).all<ProjectRow>();
    const isOwn = (value: unknown) => [value].flat().every((one) => own.results.some(({ id }) => id === Number(one)));
    const { ids } = await c.fields({ ids: (value) => (isOwn(value) ? null : "invalid") });
    const results = await c.tx
      .add(orderProjects(c.db, c.viewer.id, ids), projectsOf(c.db, c.viewer.id))
      .commit<ProjectRow>();
    return { workexperience: (results.at(-1)?.results ?? []).map(projectOf) };
  },
});

const remove = endpoint(contract.experience.remove, {
  handle: async (c) => {
    const { db, env, viewer } = c;
    const { id } = await ownProject(db, viewer.id, c.id());
    const [pictures] = await c.tx.add(...deleteProject(db, id)).commit<{ key: string }>();
    c.execution.waitUntil(
      forgetMedia(
        env,
        (pictures?.results ?? []).map(({ key }) => key),
      ),
    );
    return undefined;
  },
});

export const experience = { add, change, order, remove } satisfies Handlers<typeof experienceCalls>;
