import { contract } from "~/api/contract";
import type { Database, Write } from "../../db/database";
import { triggerDelivery } from "../../db/outbox";
import { setPasswordHash } from "../../db/user";
import { endpoint } from "../../http/endpoint";
import { passwordChanged } from "../../operations/accounts/mails";
import { endSessions } from "../../operations/accounts/session";
import { hashPassword, passwordCost } from "../../secrets/password";
import { ownPasswordCheck } from "./own-password";

export async function passwordChange(
  { db, env, now }: { db: Database; env: Env; now: number },
  of: { user: number; session: string; password: string },
): Promise<Write[]> {
  return [
    setPasswordHash(db, of.user, await hashPassword(of.password, passwordCost(env))),
    endSessions(db, of.user, now, of.session),
    passwordChanged(db, now, of.user),
  ];
}

export const setPassword = endpoint(contract.account.setPassword, {
  handle: async (c) => {
    const { db, viewer } = c;
    const given = await c.fields({ current_password: ownPasswordCheck(db, viewer.id) });
    const { id: user, session } = viewer;
    await c.tx.add(...(await passwordChange(c, { user, session, password: given.new_password }))).commit();
    triggerDelivery(c);
    return undefined;
  },
});
