import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { loadUser } from "./user-change";

export const user = endpoint(contract.admin.user, { handle: loadUser });
