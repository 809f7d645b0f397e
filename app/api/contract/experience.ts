import { z } from "zod";
import { projectChange, projectDraft, projectOrder, workExperience } from "../../domain/accounts/work-experience";
import { MAX_WORK_IMAGES } from "../../domain/jobs/image-limits";
import { call } from "../call";

const add = call({
  method: "POST",
  path: "/api/user/workexperience/",
  who: "user",
  summary: "Add a project to the own portfolio",
  fields: projectDraft,
  multipart: { images: MAX_WORK_IMAGES },
  answers: { 201: workExperience },
  context: "work_experience",
  limit: "images",
});

const change = call({
  method: "PUT",
  path: "/api/user/workexperience/:id/",
  who: "user",
  summary: "Change a project; `image_ids` are the pictures it keeps, in that order, all of them when absent",
  fields: projectChange,
  multipart: { images: MAX_WORK_IMAGES },
  answers: { 200: workExperience },
  refuses: ["permission_denied"],
  context: "work_experience",
  limit: "images",
});

const remove = call({
  method: "DELETE",
  path: "/api/user/workexperience/:id/",
  who: "user",
  summary: "Remove a project with its pictures",
  answers: { 204: null },
  refuses: ["permission_denied"],
});

const order = call({
  method: "PUT",
  path: "/api/user/workexperience/",
  who: "user",
  summary: "Put the own projects in another order; those that are not named come first",
  fields: projectOrder,
  answers: { 200: z.object({ workexperience: z.array(workExperience) }) },
});

export const experienceCalls = { add, change, order, remove };
