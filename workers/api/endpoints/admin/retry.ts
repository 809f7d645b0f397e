import { contract } from "~/api/contract";
import { insertAudit } from "../../db/audit";
import { triggerDelivery } from "../../db/outbox";
import { mustHaveChanged, retryOnConflict } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { failedLetterOfPath, letterOf } from "./dead-letter";

export const retry = endpoint(contract.admin.retry, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    const row = await retryOnConflict(async () => {
      const letter = await failedLetterOfPath(c);
      if (letter.involved) refuse("permission_denied");
      const { reason } = await c.fields();
      await c.tx
        .add(
          db
            .prepare(
              "UPDATE outbox SET failed_at = NULL, attempts = 0, due_at = ? WHERE id = ? AND failed_at IS NOT NULL",
            )
            .bind(now, letter.id),
          mustHaveChanged(db),
          insertAudit(db, now, {
            admin: viewer.id,
            action: "retry",
            target: { type: "outbox", id: letter.id },
            reason,
          }),
        )
        .commit();
      return { ...letter, attempts: 0, failed_at: null };
    });
    triggerDelivery(c);
    return letterOf(row, c.language);
  },
});
