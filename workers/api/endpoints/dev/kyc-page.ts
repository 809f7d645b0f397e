import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { pageOf } from "./sandbox-kyc-page";

export const kycPage = endpoint(contract.dev.kycPage, {
  handle: (c) => pageOf(c.db, c.param("session"), c.language, c.origin),
});
