import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { found } from "./user-change";

export const user = endpoint(contract.admin.user, { handle: found });
