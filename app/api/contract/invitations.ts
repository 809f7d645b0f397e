import { z } from "zod";
import { invitation } from "../../domain/accounts/invitation";
import { id } from "../../domain/values/value";
import { call } from "../call";

const invite = call({
  method: "POST",
  path: "/api/job/single/:id/invitation/",
  who: "user",
  summary: "Ask a helper to look at an own open job: each helper once for a job",
  ids: z.object({ user: id }),
  answers: { 201: invitation },
  refuses: [
    "permission_denied",
    "job_not_found",
    "job_deleted",
    "blocked",
    "own_job",
    "business_required",
    "job_not_open",
    "helper_has_bid",
    "already_asked",
  ],
  limit: "invitations",
});

const invitations = call({
  method: "GET",
  path: "/api/user/data/:id/invitations/",
  who: "user",
  summary: "The own open jobs that someone was asked for",
  answers: { 200: z.object({ jobs: z.array(id) }) },
});

export const invitationCalls = { invite, invitations };
