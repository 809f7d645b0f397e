import { contract } from "~/api/contract";
import { triggerDelivery } from "../../db/outbox";
import { mustHold, retryOnConflict } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { restoration } from "../../operations/moderation/suspension";
import { auditOf, loadUser, userToChange } from "./user-change";

export const restore = endpoint(contract.admin.restore, {
  handle: async (c) => {
    const { db } = c;
    await retryOnConflict(async () => {
      const { row, given } = await userToChange(c, "restore");
      const id = row.user_id;
      const exists = "EXISTS (SELECT 1 FROM user WHERE id = ? AND status <> 'deleted')";
      const log = auditOf(c, { action: "restore", user: id, reason: given.reason });
      await c.tx.add(mustHold(db, exists, id), ...restoration(db, c.now, id), log).commit();
    });
    triggerDelivery(c);
    return loadUser(c);
  },
});
