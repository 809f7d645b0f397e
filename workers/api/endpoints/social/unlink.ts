import { contract } from "~/api/contract";
import { deleteLink, linksOf, mustHaveAnotherWay } from "../../db/social";
import { ConflictError } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { appOf } from "./app-of";

export const unlink = endpoint(contract.social.unlink, {
  handle: async (c) => {
    const { db, viewer } = c;
    const app = appOf(c);
    if (!(await linksOf(db, viewer.id)).some((one) => one.app === app)) refuse("not_found");
    try {
      await c.tx.add(mustHaveAnotherWay(db, viewer.id, app), deleteLink(db, viewer.id, app)).commit();
    } catch (error) {
      if (error instanceof ConflictError) refuse("last_way_in");
      throw error;
    }
    return undefined;
  },
});
