import { contract } from "~/api/contract";
import { insertAudit } from "../../db/audit";
import { triggerDelivery } from "../../db/outbox";
import { reviewOf } from "../../db/review";
import { mustHold, retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { notifyOfReview } from "../../operations/deals/review-publication";
import { refuseInvolved, reviewOfPath } from "./visible-review";

const shown = (visible: boolean) => (visible ? "visible" : "removed");

/** A hidden review that becomes visible notifies once: it may be published by time at the same moment. */
async function change(c: CallContext<typeof contract.admin.changeReview>): Promise<void> {
  const { db, now, viewer } = c;
  const before = await reviewOfPath(c);
  const { id, status } = before;
  const { text, visible, reason } = await c.fields();
  await c.tx
    .add(
      mustHold(db, "(SELECT status FROM review WHERE id = ?) = ?", id, status),
      db
        .prepare("UPDATE review SET text = ?, status = ? WHERE id = ?")
        .bind(text ?? before.text, visible === undefined ? status : shown(visible), id),
      insertAudit(db, now, { admin: viewer.id, action: "change", target: { type: "review", id }, reason }),
      ...(status === "hidden" && visible ? await notifyOfReview(db, now, `review:${id}`, before) : []),
    )
    .commit();
}

export const changeReview = endpoint(contract.admin.changeReview, {
  handle: async (c) => {
    await refuseInvolved(c);
    await retryOnConflict(() => change(c));
    triggerDelivery(c);
    const changed = await reviewOfPath(c);
    // Admins know the author's full name, as the authors themselves do.
    return reviewOf(changed, changed.author_id, c.language);
  },
});
