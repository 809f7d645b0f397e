import { z } from "zod";
import { alt, file } from "../../domain/jobs/image";
import { MAX_JOB_IMAGES } from "../../domain/jobs/image-limits";
import { job } from "../../domain/jobs/job";
import { id, listed, missingOr } from "../../domain/values/value";
import { call } from "../call";

export const files = z.array(file, { error: missingOr("invalid") }).max(MAX_JOB_IMAGES, { error: "images_max" });
export const alts = listed(z.array(alt, { error: "invalid" }).default([]));
const imageIds = listed(z.array(id, { error: missingOr("invalid") }).min(1, { error: "required" }));

const images = z.object({ image: job.shape.image });

const addImages = call({
  method: "POST",
  path: "/api/job/images/",
  who: "user",
  summary: "Add pictures to a job",
  ids: z.object({ job_id: id }),
  fields: z.object({ images: listed(files.min(1, { error: "required" })), alts }),
  multipart: { images: MAX_JOB_IMAGES },
  answers: { 201: images },
  refuses: ["permission_denied", "transition", "job_deleted"],
  limit: "images",
});

const orderImages = call({
  method: "PUT",
  path: "/api/job/images/",
  who: "user",
  summary: "Put the pictures of a job in another order",
  ids: z.object({ job_id: id }),
  fields: z.object({ image_ids: imageIds, alts }),
  answers: { 200: images },
  refuses: ["permission_denied", "transition", "job_deleted"],
});

const removeImages = call({
  method: "DELETE",
  path: "/api/job/images/",
  who: "user",
  summary: "Remove pictures of a job",
  ids: z.object({ image_ids: imageIds }),
  answers: { 204: null },
  refuses: ["permission_denied", "transition", "job_deleted"],
});

export const jobImageCalls = { addImages, orderImages, removeImages };
