import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { startAddress } from "~/components/people/start-address";
import { getApi } from "~/context";
import type { OwnProfile } from "~/domain/accounts/user";
import { greetedName } from "~/domain/accounts/user-card";
import { isRejected } from "~/domain/accounts/verification";
import { waitingCount } from "~/domain/admin/desk";
import type { Job } from "~/domain/jobs/job";
import { centsOf } from "~/domain/money/money";
import { failedPayout, type Wallet } from "~/domain/money/wallet";
import { isAdmin } from "~/middleware/admin";
import { getUnread } from "~/middleware/viewer";

type Context = Readonly<RouterContextProvider>;

const NEAR = 3;

/** A failed call leaves out its part. */
export async function waitingFor(
  context: Context,
  viewer: OwnProfile,
  newest: Promise<{ jobs: readonly Job[]; near: boolean }>,
) {
  const [todo, unread, { money, failed }, check, desk, { jobs, near }] = await Promise.all([
    optional(getApi(context).profile.todo()),
    getUnread(context, viewer),
    moneyOf(context),
    checkFor(context, viewer),
    deskFor(context, viewer),
    newest,
  ]);
  return {
    name: greetedName(viewer),
    todo: todo?.results ?? [],
    // Absent from older back ends.
    waits: todo?.waits ?? [],
    unread,
    money,
    failedPayout: failed,
    near: viewer.active_worker && near ? jobs.slice(0, NEAR) : [],
    helps: viewer.active_worker,
    check,
    desk,
    unconfirmed: viewer.activated ? null : viewer.email,
  };
}

/** Returns what waits for our team, for an admin. */
async function deskFor(context: Context, viewer: OwnProfile): Promise<number> {
  const counts = isAdmin(viewer) ? await optional(getApi(context).admin.waiting()) : null;
  return counts ? waitingCount(counts) : 0;
}

/** `failed`: what the last payout should have paid, if it failed. */
async function moneyOf(context: Context): Promise<{ money: Wallet | null; failed: string | null }> {
  const wallet = await optional(getApi(context).wallet.own());
  if (!wallet) return { money: null, failed: null };
  const { balance, held, pending, credits } = wallet;
  const money = [balance, held, pending, credits].some((amount) => centsOf(amount) > 0) ? wallet : null;
  // A failed payout is back on the balance.
  const payouts = centsOf(balance) > 0 ? await optional(getApi(context).wallet.payouts()) : null;
  return { money, failed: failedPayout(payouts?.results ?? [], wallet.iban)?.amount ?? null };
}

/** Null while the provider reviews it. */
async function checkFor(context: Context, { id, active_worker, verified, pending_document }: OwnProfile) {
  if (!active_worker || verified || pending_document) return null;
  const verification = await optional(getApi(context).payment.verificationStatus());
  const failed = verification !== null && isRejected(verification.status);
  return { failed, to: startAddress(id ?? 0, failed ? "money" : null) };
}
