import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { startAddress } from "~/components/start/start-address";
import { getApi } from "~/context";
import type { Job } from "~/domain/job";
import { centsOf } from "~/domain/money";
import type { OwnProfile } from "~/domain/user";
import { isRejected } from "~/domain/verification";
import { getUnread } from "~/middleware/viewer";

type Context = Readonly<RouterContextProvider>;

const NEAR = 3;

/** Returns what waits for the viewer. A call that fails leaves out its part. */
export async function waitingFor(
  context: Context,
  viewer: OwnProfile,
  newest: Promise<{ jobs: readonly Job[]; near: boolean }>,
) {
  const [todo, unread, payout, check, { jobs, near }] = await Promise.all([
    optional(getApi(context).profile.todo()),
    getUnread(context, viewer),
    payoutFor(context, viewer),
    checkFor(context, viewer),
    newest,
  ]);
  return {
    name: viewer.business ? viewer.name : (viewer.name.split(" ")[0] ?? ""),
    todo: todo?.results ?? [],
    unread,
    payout,
    near: viewer.active_worker && near ? jobs.slice(0, NEAR) : [],
    helps: viewer.active_worker,
    check,
    unconfirmed: viewer.activated ? null : viewer.email,
  };
}

/** Returns the balance if the wallet offers to pay it out now. */
async function payoutFor(context: Context, { balance }: OwnProfile): Promise<string | null> {
  if (centsOf(balance) <= 0) return null;
  const wallet = await optional(getApi(context).wallet.own());
  return wallet?.can_payout ? wallet.balance : null;
}

/** Returns the identity check that a helper has to do, or null while the provider looks at it. */
async function checkFor(context: Context, { id, active_worker, verified, pending_document }: OwnProfile) {
  if (!active_worker || verified || pending_document) return null;
  const verification = await optional(getApi(context).payment.verificationStatus());
  const failed = verification !== null && isRejected(verification.status);
  return { failed, to: startAddress(id ?? 0, failed ? "money" : null) };
}
