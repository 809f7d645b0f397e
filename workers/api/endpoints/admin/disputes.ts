import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { hasStatus, listed } from "./payment-list";

const IS_ESCALATED = "EXISTS (SELECT 1 FROM dispute d WHERE d.payment_id = p.id AND d.status = 'desk')";

export const disputes = endpoint(contract.admin.disputes, {
  handle: async (c) => {
    const { page } = await c.fields();
    return listed(c, page, [hasStatus("disputed")], `${IS_ESCALATED} DESC, p.id DESC`);
  },
});
