import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { change } from "./user-change";

export const suspend = endpoint(contract.admin.suspend, { handle: (c) => change(c, "suspend") });
