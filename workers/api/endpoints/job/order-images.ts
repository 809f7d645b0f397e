import { contract } from "~/api/contract";
import { canChangePictures } from "~/domain/job";
import { imagesOf, picturesOf } from "../../db/job-image";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { changeImages, ownJob } from "./image-change";

export const orderImages = endpoint(contract.job.orderImages, {
  handle: async (c) => {
    const { db, viewer } = c;
    const { job_id } = c.ids();
    const job = await ownJob(db, viewer.id, job_id);
    const known = new Set((await picturesOf(db, job_id)).map(({ id }) => id));
    const allOnce = (sent: unknown) => {
      const ids = [sent].flat().map(Number);
      return ids.length === known.size && new Set(ids).size === known.size && ids.every((id) => known.has(id))
        ? null
        : "invalid";
    };
    const { image_ids, alts } = await c.fields({ image_ids: allOnce });
    if (!canChangePictures(job.status)) refuse("transition");
    const place = db.prepare(
      "UPDATE job_image SET position = ?1, alt = iif(?2, ?3, alt) WHERE id = ?4 AND job_id = ?5",
    );
    await changeImages(
      c.tx,
      job_id,
      image_ids.map((id, at) => place.bind(at, Number(at < alts.length), alts[at] ?? null, id, job_id)),
    );
    return { image: imagesOf(await picturesOf(db, job_id)) };
  },
});
