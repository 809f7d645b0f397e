import { contract } from "~/api/contract";
import { bidderRefusal } from "~/domain/deals/bid-life";
import { takesBids } from "~/domain/jobs/job-life";
import { findAsked, invitedJobs, mustBeOpen } from "../../db/invitation";
import { notify } from "../../db/notify";
import { isUnique } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { ownJobOfPath } from "./job";

export const invitations = endpoint(contract.job.invitations, {
  handle: async ({ db, viewer, id }) => {
    return { jobs: await invitedJobs(db, viewer.id, id()) };
  },
});

/** The notification omits the owner's name, which would outlive their account. */
export const invite = endpoint(contract.job.invite, {
  load: (c) => {
    c.ids();
    return ownJobOfPath(c);
  },
  handle: async (c, job) => {
    const { db, viewer, now } = c;
    const { user } = c.ids();
    const invitation = (await findAsked(db, viewer.id, user, job.id)) ?? refuse("not_found");
    if (invitation.blocked) refuse("blocked");
    const refused = bidderRefusal(
      { id: user, business: invitation.business === 1 },
      { user: job.user_id, business_required: job.business_required === 1 },
    );
    if (refused) refuse(refused);
    if (!takesBids(job.status)) refuse("job_not_open");
    if (invitation.has_bid) refuse("helper_has_bid");
    try {
      await c.tx
        .add(
          mustBeOpen(db, job.id),
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
    return { job: job.id, user };
  },
});
