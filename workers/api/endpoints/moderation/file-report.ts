import { contract } from "~/api/contract";
import { emailKey } from "~/domain/account";
import { endpoint } from "../../http/endpoint";
import { makeReport, visibleTargetOrRefuse } from "../../operations/moderation/report";

export const fileReport = endpoint(contract.moderation.fileReport, {
  handle: async (c) => {
    const { viewer, language } = c;
    const target = c.ids();
    await visibleTargetOrRefuse(c.db, viewer, target);
    const { email, reason, text } = await c.fields({}, viewer ? [] : ["email"]);
    const address = viewer ? null : (email ?? null);
    const counts = address === null ? [] : ([["support_mail", emailKey(address)]] as const);
    return makeReport(c, { viewer, address, counts, language, given: { ...target, reason, text } });
  },
});
