import { contract } from "~/api/contract";
import { bidderRefusal } from "~/domain/bid-life";
import { takesBids } from "~/domain/job-life";
import { blocks } from "../../db/chat";
import type { Database } from "../../db/database";
import { notify } from "../../db/notify";
import { triggerDelivery } from "../../db/outbox";
import { isUnique, mustHold } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { ownJobOfPath } from "./job";

export const invitations = endpoint(contract.job.invitations, {
  handle: async ({ db, viewer, id }) => {
    const { results } = await db
      .prepare(
        `SELECT j.id FROM job j JOIN notification n ON n.type = 'invitation' AND n.job_id = j.id AND n.user_id = ?2
         WHERE j.user_id = ?1 AND j.status = 'open' ORDER BY j.id DESC`,
      )
      .bind(viewer.id, id())
      .all<{ id: number }>();
    return { jobs: results.map((job) => job.id) };
  },
});

interface Asked {
  business: number;
  blocked: number;
  has_bid: number;
}

function findAsked(db: Database, owner: number, helper: number, job: number): Promise<Asked | null> {
  return db
    .prepare(
      `SELECT u.business, ${blocks("?1", "?2")} AS blocked,
         EXISTS (SELECT 1 FROM bid b WHERE b.user_id = ?2 AND b.job_id = ?3 AND b.status <> 'withdrawn') AS has_bid
       FROM user u WHERE u.id = ?2 AND u.status = 'active' AND u.active_worker = 1`,
    )
    .bind(owner, helper, job)
    .first<Asked>();
}

/** The notification omits the owner's name, which would outlive their account. */
export const invite = endpoint(contract.job.invite, {
  load: (c) => {
    c.ids();
    return ownJobOfPath(c);
  },
  handle: async (c, job) => {
    const { db, viewer, now } = c;
    const { user } = c.ids();
    const asked = (await findAsked(db, viewer.id, user, job.id)) ?? refuse("not_found");
    if (asked.blocked) refuse("blocked");
    const refused = bidderRefusal(
      { id: user, business: asked.business === 1 },
      { user: job.user_id, business_required: job.business_required === 1 },
    );
    if (refused) refuse(refused);
    if (!takesBids(job.status)) refuse("job_not_open");
    if (asked.has_bid) refuse("helper_has_bid");
    try {
      await c.tx
        .add(
          mustHold(db, "EXISTS (SELECT 1 FROM job WHERE id = ? AND status = 'open')", job.id),
          ...notify(db, now, {
            to: user,
            type: "invitation",
            key: `invitation:${job.id}`,
            job: job.id,
            data: { job_title: job.title },
            mail: true,
          }),
        )
        .commit();
    } catch (error) {
      if (isUnique(error, "notification.")) refuse("already_asked");
      throw error;
    }
    triggerDelivery(c);
    return { job: job.id, user };
  },
});
