import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { change } from "./user-change";

export const restore = endpoint(contract.admin.restore, { handle: (c) => change(c, "restore") });
