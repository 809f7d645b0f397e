import { contract } from "~/api/contract";
import { findReport } from "../../db/report";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { reportFileOf } from "./report-file";

export const report = endpoint(contract.admin.report, {
  handle: async (c) => {
    const found = (await findReport(c.db, c.id())) ?? refuse("not_found");
    return reportFileOf(c.db, { id: c.viewer.id, language: c.language }, found);
  },
});
