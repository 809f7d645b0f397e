import { z } from "zod";
import { auditEntry } from "../../../domain/admin/admin";
import { searchResults } from "../../../domain/admin/admin-search";
import { stats as statsOf } from "../../../domain/admin/admin-stats";
import { AUDIT_TARGETS } from "../../../domain/admin/audit-target";
import { waiting as waitingForTeam } from "../../../domain/admin/case-files";
import { STAT_PERIODS } from "../../../domain/admin/stat-periods";
import { moneyStop, moneySwitch } from "../../../domain/money/money-stop-schema";
import { pageUses, useAsked } from "../../../domain/site/page-use";
import { choice, id } from "../../../domain/values/value";
import { call } from "../../call";
import { list, search } from "./shared";

const find = call({
  method: "GET",
  path: "/api/admin/search/",
  who: "admin",
  summary:
    "Of this implementation: people, jobs, payments and mails by name, number, mail address or title; disputes, reports and decisions by number",
  fields: z.object({ search }),
  answers: { 200: searchResults },
});

const waiting = call({
  method: "GET",
  path: "/api/admin/waiting/",
  who: "admin",
  summary: "Of this implementation: how much waits for the desk, and the twenty things that have waited longest",
  answers: { 200: waitingForTeam },
});

const audit = list("/api/admin/audit/", "What admins did, and why, newest first", auditEntry, {
  target_type: choice(AUDIT_TARGETS).optional(),
  target_id: id.optional(),
});

const engagement = call({
  method: "GET",
  path: "/api/admin/engagement/",
  who: "admin",
  summary: "How pages were used by people who agreed to be measured, all together",
  fields: useAsked,
  answers: { 200: pageUses },
});

const figures = call({
  method: "GET",
  path: "/api/admin/figures/",
  who: "admin",
  summary: "Of this implementation: what happened by day or week, the latest first",
  fields: z.object({ by: choice(STAT_PERIODS).optional() }),
  answers: { 200: statsOf },
});

const switchMoney = call({
  method: "POST",
  path: "/api/admin/money-stop/",
  who: "admin",
  summary: "Of this implementation: stop payments, releases and payouts, or let them go on",
  fields: moneySwitch,
  answers: { 200: moneyStop },
  refuses: ["already_done"],
});

export const adminWaitingCalls = {
  find,
  waiting,
  audit,
  engagement,
  figures,
  switchMoney,
};
