import { contract } from "~/api/contract";
import { canChangePictures } from "~/domain/job";
import { jobOfPicture, picturesOf } from "../../db/job-image";
import { endpoint } from "../../http/endpoint";
import { refuse, refuseFields } from "../../http/refusal";
import { deletePictures } from "../../operations/jobs/pictures";
import { changeImages, ownJob } from "./image-change";

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
    const remove = db.prepare("DELETE FROM job_image WHERE id = ?1 AND job_id = ?2");
    await changeImages(
      c.tx,
      of,
      pictures.map(({ id }) => remove.bind(id, of)),
    );
    c.execution.waitUntil(deletePictures(c.env, pictures));
    return undefined;
  },
});
