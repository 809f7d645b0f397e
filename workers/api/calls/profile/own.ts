import { contract } from "~/api/contract";
import { findSelf } from "../../db/profile";
import { endpoint } from "../../http/endpoint";

export const own = endpoint(contract.profile.own, { handle: (c) => findSelf(c.db, c.viewer.id, c.language) });
