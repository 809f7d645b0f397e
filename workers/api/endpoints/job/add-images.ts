import { contract } from "~/api/contract";
import { MAX_JOB_IMAGES } from "~/domain/image-limits";
import { canChangePictures } from "~/domain/job";
import { imagesOf, morePictures, picturesOf } from "../../db/job-image";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { pictureCheck, storePictures, withPictures } from "../../operations/jobs/pictures";
import { changeImages, ownJob } from "./image-change";

export const addImages = endpoint(contract.job.addImages, {
  handle: async (c) => {
    const { db, env, viewer } = c;
    const { job_id } = c.ids();
    const job = await ownJob(db, viewer.id, job_id);
    const there = await picturesOf(db, job_id);
    const { made, check } = pictureCheck(env);
    const room = MAX_JOB_IMAGES - there.length;
    const tooMany = (sent: unknown) => ([sent].flat().length > room ? "images_max" : null);
    const { alts } = await c.fields({ images: async (sent) => tooMany(sent) ?? check(sent) });
    if (!canChangePictures(job.status)) refuse("transition");
    await withPictures(
      env,
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
