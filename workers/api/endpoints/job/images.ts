import { contract } from "~/api/contract";
import { MAX_JOB_IMAGES } from "~/domain/jobs/image-limits";
import { canChangePictures } from "~/domain/jobs/job";
import type { Database, Write } from "../../db/database";
import type { JobRow } from "../../db/job";
import {
  arrangePictures,
  imagesOf,
  jobOfPicture,
  morePictures,
  mustTakePictures,
  picturesOf,
  removePictures,
} from "../../db/job-image";
import { ConflictError, type Transaction } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse, refuseFields } from "../../http/refusal";
import { deletePictures, pictureCheck, storePictures, withPictures } from "../../operations/jobs/pictures";
import { visibleJob } from "./job";

const isFull = (error: unknown) => error instanceof Error && error.message.includes("images_max");

async function ownJob(db: Database, viewer: number, id: number): Promise<JobRow> {
  const job = await visibleJob(db, viewer, id);
  if (job.user_id !== viewer) refuse("permission_denied");
  return job;
}

async function changeImages(tx: Transaction, job: number, statements: Write[]): Promise<void> {
  try {
    await tx.add(mustTakePictures(tx.db, job), ...statements).commit();
  } catch (error) {
    if (error instanceof ConflictError) refuse("transition");
    if (isFull(error)) refuseFields({ images: ["images_max"] });
    throw error;
  }
}

export const addImages = endpoint(contract.job.addImages, {
  handle: async (c) => {
    const { db, env, viewer } = c;
    const { job_id } = c.ids();
    const job = await ownJob(db, viewer.id, job_id);
    const there = await picturesOf(db, job_id);
    const { made, check } = pictureCheck(env);
    const room = MAX_JOB_IMAGES - there.length;
    const tooMany = (value: unknown) => ([value].flat().length > room ? "images_max" : null);
    const { alts } = await c.fields({ images: async (value) => tooMany(value) ?? check(value) });
    if (!canChangePictures(job.status)) refuse("transition");
    await withPictures(
      c,
      () => storePictures(env, made),
      (kept) =>
        changeImages(
          c.tx,
          job_id,
          morePictures(
            db,
            job_id,
            kept.map((picture, at) => ({ ...picture, alt: alts[at] ?? null })),
          ),
        ),
    );
    return { image: imagesOf(await picturesOf(db, job_id)) };
  },
});

export const orderImages = endpoint(contract.job.orderImages, {
  handle: async (c) => {
    const { db, viewer } = c;
    const { job_id } = c.ids();
    const job = await ownJob(db, viewer.id, job_id);
    const known = new Set((await picturesOf(db, job_id)).map(({ id }) => id));
    const allOnce = (value: unknown) => {
      const ids = [value].flat().map(Number);
      return ids.length === known.size && new Set(ids).size === known.size && ids.every((id) => known.has(id))
        ? null
        : "invalid";
    };
    const { image_ids, alts } = await c.fields({ image_ids: allOnce });
    if (!canChangePictures(job.status)) refuse("transition");
    await changeImages(c.tx, job_id, arrangePictures(db, job_id, image_ids, alts));
    return { image: imagesOf(await picturesOf(db, job_id)) };
  },
});

export const removeImages = endpoint(contract.job.removeImages, {
  handle: async (c) => {
    const { db, viewer } = c;
    const { image_ids } = c.ids();
    const of = await jobOfPicture(db, image_ids);
    if (of === null) return refuse("not_found");
    const job = await ownJob(db, viewer.id, of);
    const pictures = (await picturesOf(db, of)).filter(({ id }) => image_ids.includes(id));
    if (pictures.length !== new Set(image_ids).size) refuseFields({ image_ids: ["invalid"] });
    if (!canChangePictures(job.status)) refuse("transition");
    await changeImages(c.tx, of, removePictures(db, of, pictures));
    c.execution.waitUntil(deletePictures(c.env, pictures));
    return undefined;
  },
});
