import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { caseOf, caseOfPath } from "./money-case-row";

export const moneyCase = endpoint(contract.admin.moneyCase, {
  handle: async (c) => caseOf(await caseOfPath(c), c.language),
});
