import { contract } from "~/api/contract";
import { insertAudit } from "../../db/audit";
import { notify } from "../../db/notify";
import { mail, triggerDelivery } from "../../db/outbox";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { userOfPath } from "./admin-user";
import { loadUser } from "./user-change";

/** A notification and a mail; an answer goes to support. A suspended person has the mail alone. */
export const writeToUser = endpoint(contract.admin.writeToUser, {
  handle: async (c) => {
    const { db, env, now, tx, viewer } = c;
    const { row } = await userOfPath(c);
    const user = row.user_id;
    if (user === viewer.id) refuse("permission_denied");
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
    triggerDelivery(c);
    return loadUser(c);
  },
});
