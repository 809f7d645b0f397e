import { contract } from "~/api/contract";
import { MAX_JOB_IMAGES } from "~/domain/image";
import { canChangePictures } from "~/domain/job";
import { forget, keep, pictureCheck, withPictures } from "../../changes/jobs/pictures";
import { commit, Lost, mustHold } from "../../db/batch";
import type { JobRow } from "../../db/job";
import { jobImages, jobOfPicture, morePictures, picturesOf } from "../../db/job-image";
import { refuse, refuseFields } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { knownJob } from "./visible-job";

const { addImages, orderImages, removeImages } = contract.job;

const isFull = (error: unknown) => error instanceof Error && error.message.includes("images_max");
const STILL = "SELECT status IN ('open', 'reserved') FROM job WHERE id = ?";

async function ownJob(db: D1Database, viewer: number, id: number): Promise<JobRow> {
  const job = await knownJob(db, viewer, id);
  if (job.user_id !== viewer) refuse("permission_denied");
  return job;
}

/** Runs a change of a job's pictures; says why when another was first. */
async function change(db: D1Database, job: number, statements: D1PreparedStatement[]): Promise<void> {
  try {
    await commit(db, [mustHold(db, STILL, job), ...statements]);
  } catch (error) {
    if (error instanceof Lost) refuse("transition");
    if (isFull(error)) refuseFields({ images: ["images_max"] });
    throw error;
  }
}

export function serveImages(app: ApiApp): void {
  serve(app, addImages, async (q) => {
    const { db, env, viewer } = q;
    const { job_id } = q.ids();
    const job = await ownJob(db, viewer.id, job_id);
    const there = await picturesOf(db, job_id);
    const { made, check } = pictureCheck(env);
    const room = MAX_JOB_IMAGES - there.length;
    const tooMany = (sent: unknown) => ([sent].flat().length > room ? "images_max" : null);
    const { alts } = await q.fields({ images: async (sent) => tooMany(sent) ?? check(sent) });
    if (!canChangePictures(job.status)) refuse("transition");
    await withPictures(
      env,
      () => keep(env, made),
      (kept) =>
        change(
          db,
          job_id,
          morePictures(
            db,
            job_id,
            kept.map((picture, at) => ({ ...picture, alt: alts[at] ?? null })),
          ),
        ),
    );
    return { image: jobImages(await picturesOf(db, job_id)) };
  });

  serve(app, orderImages, async (q) => {
    const { db, viewer } = q;
    const { job_id } = q.ids();
    const job = await ownJob(db, viewer.id, job_id);
    const known = new Set((await picturesOf(db, job_id)).map(({ id }) => id));
    const allOnce = (sent: unknown) => {
      const ids = [sent].flat().map(Number);
      return ids.length === known.size && new Set(ids).size === known.size && ids.every((id) => known.has(id))
        ? null
        : "invalid";
    };
    const { image_ids, alts } = await q.fields({ image_ids: allOnce });
    if (!canChangePictures(job.status)) refuse("transition");
    const place = db.prepare(
      "UPDATE job_image SET position = ?1, alt = iif(?2, ?3, alt) WHERE id = ?4 AND job_id = ?5",
    );
    await change(
      db,
      job_id,
      image_ids.map((id, at) => place.bind(at, Number(at < alts.length), alts[at] ?? null, id, job_id)),
    );
    return { image: jobImages(await picturesOf(db, job_id)) };
  });

  serve(app, removeImages, async (q) => {
    const { db, viewer } = q;
    const { image_ids } = q.ids();
    const of = await jobOfPicture(db, image_ids);
    if (of === null) return refuse("not_found");
    const job = await ownJob(db, viewer.id, of);
    const pictures = (await picturesOf(db, of)).filter(({ id }) => image_ids.includes(id));
    if (pictures.length !== new Set(image_ids).size) refuseFields({ image_ids: ["invalid"] });
    if (!canChangePictures(job.status)) refuse("transition");
    const remove = db.prepare("DELETE FROM job_image WHERE id = ?1 AND job_id = ?2");
    await change(
      db,
      of,
      pictures.map(({ id }) => remove.bind(id, of)),
    );
    q.execution.waitUntil(forget(q.env, pictures));
    return undefined;
  });
}
