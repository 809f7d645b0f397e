import { contract } from "~/api/contract";
import { findDecision } from "../../db/decision";
import { findReport } from "../../db/report";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { reportFileOf } from "./report-file";

export const appeal = endpoint(contract.admin.appeal, {
  handle: async (c) => {
    const decision = await findDecision(c.db, c.id());
    if (!decision || decision.appeal_status === null) return refuse("not_found");
    const report = (await findReport(c.db, decision.report_id)) ?? refuse("not_found");
    return reportFileOf(c.db, { id: c.viewer.id, language: c.language }, report);
  },
});
