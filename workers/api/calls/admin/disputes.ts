import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { listed } from "./payment-list";

const AT_DESK = "EXISTS (SELECT 1 FROM dispute d WHERE d.payment_id = p.id AND d.status = 'desk')";

export const disputes = endpoint(contract.admin.disputes, {
  handle: async (c) => {
    const { page } = await c.fields();
    return listed(c, page, "disputed", `${AT_DESK} DESC, p.id DESC`);
  },
});
