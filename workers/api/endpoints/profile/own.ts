import { contract } from "~/api/contract";
import { findOwnProfile } from "../../db/profile";
import { endpoint } from "../../http/endpoint";

export const own = endpoint(contract.profile.own, { handle: (c) => findOwnProfile(c.db, c.viewer.id, c.language) });
