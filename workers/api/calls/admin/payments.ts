import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { listed } from "./payment-list";

export const payments = endpoint(contract.admin.payments, {
  handle: async (c) => {
    const { page, status } = await c.fields();
    return listed(c, page, status, "p.id DESC");
  },
});
