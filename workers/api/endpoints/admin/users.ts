import { contract } from "~/api/contract";
import { type AccountEvent, afterAccountEvent } from "~/domain/accounts/account-life";
import { canStartCheck } from "~/domain/accounts/verification";
import type { AdminUser } from "~/domain/admin/admin";
import { adminUserOf, listUsers, selectUser, type UserRow, usersWithIbanOf } from "../../db/admin-user";
import { insertAudit } from "../../db/audit";
import type { Write } from "../../db/database";
import { isParty, mustNotBeParty } from "../../db/involved";
import { listNotifications } from "../../db/notification";
import { notify } from "../../db/notify";
import { mail } from "../../db/outbox";
import { readAccount, type Shown } from "../../db/profile";
import { notifyOfRestoredAccount } from "../../db/reversed-report";
import { mailsOfUser, sentMailOf } from "../../db/sent-mail";
import { retryOnConflict } from "../../db/transaction";
import { mustBeActive, mustNotBeDeleted } from "../../db/user";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { eraseAccount } from "../../operations/accounts/removal";
import { verificationAsked } from "../../operations/accounts/verification";
import { askVerification } from "../../operations/accounts/verification-asked";
import { restoration } from "../../operations/moderation/suspension";
import { teamDecision } from "../../operations/moderation/team-decision";

type UserContext = Pick<CallContext<typeof contract.admin.user>, "db" | "id" | "viewer">;

async function userOfPath({ db, id, viewer }: UserContext): Promise<{ row: UserRow; shown: Shown }> {
  return (await readAccount<UserRow>(db, selectUser(db, viewer.id, id()), id(), id())) ?? refuse("not_found");
}

type ReasonContext = CallContext<typeof contract.admin.restore | typeof contract.admin.removeUser>;
type SuspendContext = CallContext<typeof contract.admin.suspend>;
type ChangeContext = ReasonContext | SuspendContext;

async function refuseParty({ db, viewer }: UserContext, { user_id }: UserRow): Promise<void> {
  if (await isParty(db, viewer.id, [user_id])) refuse("own_case");
}

async function userToChange<C extends ChangeContext>(
  c: C,
  event: AccountEvent,
): Promise<{ row: UserRow; fields: Awaited<ReturnType<C["fields"]>> }> {
  const { row } = await userOfPath(c);
  await refuseParty(c, row);
  const fields = (await c.fields()) as Awaited<ReturnType<C["fields"]>>;
  if (afterAccountEvent(row.status, event) === null) refuse("transition");
  return { row, fields };
}

interface UserAudit {
  action: AccountEvent;
  user: number;
  reason: string;
}

const auditOf = (c: ReasonContext, { action, user, reason }: UserAudit): Write =>
  insertAudit(c.db, c.now, { admin: c.viewer.id, action, target: { type: "user", id: user }, reason });

async function loadUser(c: ChangeContext | CallContext<typeof contract.admin.user>): Promise<AdminUser> {
  const { row, shown } = await userOfPath(c);
  const [involved, same] = await Promise.all([
    isParty(c.db, c.viewer.id, [row.user_id]),
    usersWithIbanOf(c.db, row.user_id, c.language),
  ]);
  return {
    ...adminUserOf(row, c.language, shown),
    ...(involved && { involved }),
    ...(same.length > 0 && { same_iban: same }),
  };
}

export const users = endpoint(contract.admin.users, {
  handle: async (c) => {
    const { page, ...filter } = await c.fields();
    const listed = await listUsers(c.db, c.viewer.id, page, filter);
    return { count: listed.count, results: listed.results.map((row) => adminUserOf(row, c.language)) };
  },
});

export const user = endpoint(contract.admin.user, { handle: loadUser });

export const userMails = endpoint(contract.admin.userMails, {
  handle: async (c) => {
    const { row } = await userOfPath(c);
    const { page } = await c.fields();
    const mails = await mailsOfUser(c.db, c.viewer.id, row.user_id, page);
    return { count: mails.count, results: mails.results.map((mail) => sentMailOf(mail, c.language)) };
  },
});

export const userNotifications = endpoint(contract.admin.userNotifications, {
  handle: async (c) => {
    const { row } = await userOfPath(c);
    const { page } = await c.fields();
    const { count, results } = await listNotifications(c.db, row.user_id, page, c.language);
    return { count, results };
  },
});

export const noteUser = endpoint(contract.admin.noteUser, {
  handle: async (c) => {
    const { db, now, tx, viewer } = c;
    const { row } = await userOfPath(c);
    await refuseParty(c, row);
    const { reason } = await c.fields();
    const target = { type: "user", id: row.user_id } as const;
    await tx.add(insertAudit(db, now, { admin: viewer.id, action: "note", target, reason })).commit();
    return loadUser(c);
  },
});

export const writeToUser = endpoint(contract.admin.writeToUser, {
  handle: async (c) => {
    const { db, env, now, tx, viewer } = c;
    const { row } = await userOfPath(c);
    const user = row.user_id;
    await refuseParty(c, row);
    const { message, reason } = await c.fields();
    if (row.status === "deleted") refuse("transition");
    const key = `team_message:${user}:${crypto.randomUUID()}`;
    await tx
      .add(
        ...notify(db, now, { to: user, type: "team_message", key, data: { message } }),
        mail(db, now, {
          key,
          template: "team_message",
          to: { user },
          replyTo: env.SUPPORT_EMAIL,
          data: { message },
        }),
        insertAudit(db, now, { admin: viewer.id, action: "write", target: { type: "user", id: user }, reason }),
      )
      .commit();
    return loadUser(c);
  },
});

export const suspend = endpoint(contract.admin.suspend, {
  handle: async (c) => {
    const { db, now, viewer, env } = c;
    await retryOnConflict(async () => {
      const { row, fields } = await userToChange(c, "suspend");
      if (row.status === "suspended") return;
      const id = row.user_id;
      const target = { type: "user", id } as const;
      const of = { admin: viewer.id, target, about: [id], fields, replyTo: env.SUPPORT_EMAIL };
      await c.tx
        .add(mustNotBeParty(db, viewer.id, [id]), mustBeActive(db, id), ...(await teamDecision(db, now, of)))
        .commit();
    });
    return loadUser(c);
  },
});

export const restore = endpoint(contract.admin.restore, {
  handle: async (c) => {
    const { db } = c;
    await retryOnConflict(async () => {
      const { row, fields } = await userToChange(c, "restore");
      const id = row.user_id;
      const log = auditOf(c, { action: "restore", user: id, reason: fields.reason });
      await c.tx
        .add(
          mustNotBeParty(db, c.viewer.id, [id]),
          mustNotBeDeleted(db, id),
          ...notifyOfRestoredAccount(db, c.now, id, c.env.SUPPORT_EMAIL),
          ...(await restoration(db, c.now, id)),
          log,
        )
        .commit();
    });
    return loadUser(c);
  },
});

export const removeUser = endpoint(contract.admin.removeUser, {
  handle: async (c) => {
    await retryOnConflict(async () => {
      const { row, fields } = await userToChange(c, "delete");
      const user = row.user_id;
      const log = auditOf(c, { action: "delete", user, reason: fields.reason });
      await eraseAccount(c, user, [log], [mustNotBeParty(c.db, c.viewer.id, [user])]);
    });
    return undefined;
  },
});

export const retryVerification = endpoint(contract.admin.retryVerification, {
  handle: async (c) => {
    const { db, env, now, tx, viewer } = c;
    const { row } = await userOfPath(c);
    const user = row.user_id;
    await refuseParty(c, row);
    const { reason } = await c.fields();
    if (row.verification === "verified") refuse("already_verified");
    if (row.status !== "active") refuse("transition");
    await askVerification(env, tx, now, user);
    const { row: asked } = await userOfPath(c);
    await tx
      .add(
        ...(canStartCheck(asked.verification) ? verificationAsked(db, now, user) : []),
        insertAudit(db, now, { admin: viewer.id, action: "verify", target: { type: "user", id: user }, reason }),
      )
      .commit();
    return loadUser(c);
  },
});
