import { contract } from "~/api/contract";
import { retryOnConflict } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { readRenewalLink, renewal } from "../../operations/deals/renewal";

export const readRenewal = endpoint(contract.job.readRenewal, {
  handle: async (c) => (await readRenewalLink(c, c.query().token)) ?? refuse("invalid_token"),
});

export const renew = endpoint(contract.job.renew, {
  handle: (c) =>
    retryOnConflict(async () => {
      const link = (await readRenewalLink(c, (await c.fields()).token)) ?? refuse("invalid_token");
      if (!link.is_open) refuse("job_not_open");
      await c.tx.add(...renewal(c.db, c.now, link.job)).commit();
      return undefined;
    }),
});
