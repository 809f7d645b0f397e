import { adminJob } from "../../../domain/admin/admin-job";
import { jobRemovalCall } from "../../../domain/admin/case-files";
import { dealAsked, timeline } from "../../../domain/deals/timeline";
import { job } from "../../../domain/jobs/job";
import { JOB_STATUSES } from "../../../domain/jobs/job-status";
import { call } from "../../call";
import { file, list, ofPerson, removal, search, status } from "./shared";

const jobs = list("/api/admin/jobs/", "Jobs as their owners see them, newest first", job, {
  search,
  status: status(JOB_STATUSES),
  user: ofPerson,
  bidder: ofPerson,
  helper: ofPerson,
});

const oneJob = file(
  "/api/admin/jobs/:id/",
  "one job as its owner sees it, also a deleted one, with the deals that ended",
  adminJob,
);

const timelineOfDeal = call({
  method: "GET",
  path: "/api/admin/jobs/:id/timeline/",
  who: "admin",
  summary: "Of this implementation: everything that happened in a deal about a job",
  fields: dealAsked,
  answers: { 200: timeline },
});

const removeJob = call({
  method: "DELETE",
  path: "/api/admin/jobs/:id/",
  who: "admin",
  summary: "Delete a job; what is held is refunded first",
  fields: jobRemovalCall,
  answers: { 204: null },
  refuses: ["own_case", "disputed", "job_deleted", "money_changed"],
});

const removeComment = removal("/api/admin/comments/:id/", "Delete a comment and its reply");

export const adminJobsCalls = {
  jobs,
  job: oneJob,
  timeline: timelineOfDeal,
  removeJob,
  removeComment,
};
