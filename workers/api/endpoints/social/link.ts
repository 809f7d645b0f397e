import { contract } from "~/api/contract";
import { triggerDelivery } from "../../db/outbox";
import { findBySocial, insertLink, linksOf } from "../../db/social";
import { ConflictError, isUnique, mustHaveChanged } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse, refuseFields } from "../../http/refusal";
import { wayInAdded } from "../../operations/accounts/mails";
import { requireProof } from "../account/proof";
import { identityFrom } from "../account/social-identity";
import { appOf } from "./app-of";

export const link = endpoint(contract.social.link, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    const app = appOf(c);
    await requireProof(db, now, viewer);
    const { given, identity } = await identityFrom(c, app);
    // Not 401: the caller is known, but the proof is invalid.
    if (!identity) return refuseFields({ [given.id_token ? "id_token" : "code"]: ["invalid"] });
    const name = { app, subject: identity.subject };
    const known = await findBySocial(db, name);
    if (known && known.id !== viewer.id) refuse("social_taken");
    try {
      if (!known) {
        const told = wayInAdded(db, now, viewer.id, app);
        await c.tx.add(insertLink(db, now, name, viewer.id), mustHaveChanged(db), told).commit();
        triggerDelivery(c);
      }
    } catch (error) {
      if (error instanceof ConflictError) refuse("already_done");
      if (isUnique(error, "social_identity")) refuse("social_taken");
      throw error;
    }
    return (await linksOf(db, viewer.id)).find((one) => one.app === app) ?? refuse("not_found");
  },
});
