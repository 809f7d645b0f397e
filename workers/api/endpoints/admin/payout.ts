import { contract } from "~/api/contract";
import { adminPayoutOf } from "../../db/admin-payout";
import { endpoint } from "../../http/endpoint";
import { payoutOfPath, readerOf } from "./payout-of-path";

export const payout = endpoint(contract.admin.payout, {
  handle: async (c) => adminPayoutOf(await payoutOfPath(c), readerOf(c)),
});
