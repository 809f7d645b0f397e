import { contract } from "~/api/contract";
import type { socialCalls } from "~/api/contract/social";
import { isSocialApp, type SocialApp } from "~/domain/accounts/social";
import { endSessions } from "../db/session";
import { deleteLink, findBySocial, insertLink, linksOf, mustHaveAnotherWay } from "../db/social";
import { ConflictError, isUnique, mustHaveChanged } from "../db/transaction";
import { endpoint, type Handlers } from "../http/endpoint";
import { refuse, refuseFields } from "../http/refusal";
import { wayInAdded } from "../operations/accounts/mails";
import { requireProof } from "./account/password";
import { identityFrom } from "./account/social";

function appOf(c: { param(name: string): string }): SocialApp {
  const app = c.param("social_app");
  return isSocialApp(app) ? app : refuse("not_found");
}

const list = endpoint(contract.social.list, {
  handle: async (c) => ({ results: await linksOf(c.db, c.viewer.id) }),
});

const link = endpoint(contract.social.link, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    const app = appOf(c);
    await requireProof(db, now, viewer);
    const { fields, identity } = await identityFrom(c, app);
    // Not 401: the caller is known.
    if (!identity) return refuseFields({ [fields.id_token ? "id_token" : "code"]: ["invalid"] });
    const name = { app, subject: identity.subject };
    const known = await findBySocial(db, name);
    if (known && known.id !== viewer.id) refuse("social_taken");
    try {
      if (!known) {
        const notices = wayInAdded(db, now, viewer.id, app);
        await c.tx.add(insertLink(db, now, name, viewer.id), mustHaveChanged(db), notices).commit();
      }
    } catch (error) {
      if (error instanceof ConflictError) refuse("already_done");
      if (isUnique(error, "social_identity")) refuse("social_taken");
      throw error;
    }
    return (await linksOf(db, viewer.id)).find((one) => one.app === app) ?? refuse("not_found");
  },
});

const unlink = endpoint(contract.social.unlink, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    const app = appOf(c);
    if (!(await linksOf(db, viewer.id)).some((one) => one.app === app)) refuse("not_found");
    await requireProof(db, now, viewer);
    try {
      // Another session may have come by this way in. A social key has no end of its own.
      const ends = endSessions(db, viewer.id, now, viewer.session);
      await c.tx.add(mustHaveAnotherWay(db, viewer.id, app), deleteLink(db, viewer.id, app), ends).commit();
    } catch (error) {
      if (error instanceof ConflictError) refuse("last_way_in");
      throw error;
    }
    return undefined;
  },
});

export const social = { list, link, unlink } satisfies Handlers<typeof socialCalls>;
