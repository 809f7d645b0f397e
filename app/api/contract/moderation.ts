import { z } from "zod";
import { appealFields, appealToken, decision, decisionDetails, objectionFields } from "../../domain/admin/decision";
import { report, reportFields, reportStatistics, reportTarget } from "../../domain/admin/report";
import { page, pageOf } from "../../domain/values/page-schema";
import { call } from "../call";

const fileReport = call({
  method: "POST",
  path: "/api/report/",
  who: "everyone",
  summary: "Report something that should not be there",
  ids: reportTarget,
  fields: reportFields,
  answers: { 201: report },
  visitorKeys: true,
  refuses: ["job_deleted", "already_done"],
  limit: "reports",
});

const statistics = call({
  method: "GET",
  path: "/api/report/statistics/",
  who: "everyone",
  summary: "How many reports there were, and what came of them",
  answers: { 200: reportStatistics },
});

const decisions = call({
  method: "GET",
  path: "/api/user/decisions/",
  who: "user",
  summary: "What was decided about own things, newest first",
  fields: z.object({ page }),
  answers: { 200: pageOf(decision) },
});

const decisionOne = call({
  method: "GET",
  path: "/api/user/decisions/:id/",
  who: "everyone",
  summary: "One decision about an own thing, or with the token of its mail",
  fields: appealToken,
  answers: { 200: decisionDetails },
  refuses: ["not_authenticated"],
});

const appeal = call({
  method: "POST",
  path: "/api/user/decisions/:id/appeal/",
  who: "everyone",
  summary: "Appeal against a decision about an own thing, or with the token of its mail",
  ids: appealToken,
  fields: appealFields,
  answers: { 201: decision },
  refuses: ["not_authenticated", "already_done"],
});

const object = call({
  method: "POST",
  path: "/api/user/decisions/:id/objection/",
  who: "everyone",
  summary:
    "Of this implementation: a suspended owner does not agree with work that is done, also with the token of the mail",
  ids: appealToken,
  fields: objectionFields,
  answers: { 201: decisionDetails },
  refuses: ["not_authenticated", "disputed", "already_done", "transition"],
});

export const moderationCalls = { fileReport, statistics, decisions, decision: decisionOne, appeal, object };
