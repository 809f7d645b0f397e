import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { hasStatus, listed } from "./payment-list";
import { given } from "./search";

export const payments = endpoint(contract.admin.payments, {
  handle: async (c) => {
    const { page, status, user, job } = await c.fields();
    const conditions = [
      ...(status ? [hasStatus(status)] : []),
      ...(user ? [{ sql: "(p.payer_id = ? OR p.payee_id = ?)", values: [user, user] }] : []),
      ...given(job, "p.job_id = ?"),
    ];
    return listed(c, page, conditions, "p.id DESC");
  },
});
