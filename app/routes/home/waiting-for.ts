import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { startAddress } from "~/components/people/start-address";
import { getApi } from "~/context";
import type { OwnProfile } from "~/domain/accounts/user";
import { greetedName } from "~/domain/accounts/user-card";
import { isRejected } from "~/domain/accounts/verification";
import { countWaiting } from "~/domain/admin/case-files";
import type { Job } from "~/domain/jobs/job";
import { centsOf } from "~/domain/money/money";
import { failedPayout, type Wallet } from "~/domain/money/wallet";
import { getWaiting, isAdmin } from "~/middleware/admin";
import { getUnread } from "~/middleware/viewer";
import { offersHelp } from "../bids/offers-help";

type Context = Readonly<RouterContextProvider>;

const NEAR = 3;

export async function waitingFor(
  context: Context,
  viewer: OwnProfile,
  { newest, posted }: { newest: Promise<{ jobs: readonly Job[]; near: boolean }>; posted: Promise<number> },
) {
  const [todo, unread, { money, failed }, helps, desk, { jobs, near }] = await Promise.all([
    optional(getApi(context).profile.todo()),
    getUnread(context, viewer),
    moneyOf(context),
    offersHelp(context, viewer, posted),
    isAdmin(viewer) ? optional(getWaiting(context)) : null,
    newest,
  ]);
  return {
    name: greetedName(viewer),
    todo: todo?.results ?? [],
    waits: todo?.waits ?? [],
    unread,
    desk: desk && countWaiting(desk),
    money,
    failedPayout: failed,
    near: viewer.active_worker && near ? jobs.slice(0, NEAR) : [],
    helps,
    check: helps ? await checkFor(context, viewer) : null,
    unconfirmed: viewer.activated ? null : viewer.email,
  };
}

async function moneyOf(context: Context): Promise<{ money: Wallet | null; failed: string | null }> {
  const wallet = await optional(getApi(context).wallet.own());
  if (!wallet) return { money: null, failed: null };
  const { balance, held, pending, credits, paid_held = "0.00" } = wallet;
  const money = [balance, held, pending, credits, paid_held].some((amount) => centsOf(amount) > 0) ? wallet : null;
  // A failed payout is back on the balance.
  const payouts = centsOf(balance) > 0 ? await optional(getApi(context).wallet.payouts()) : null;
  return { money, failed: failedPayout(payouts?.results ?? [], wallet.iban)?.amount ?? null };
}

/** Null while the provider reviews it. */
async function checkFor(context: Context, { id, active_worker, verified, pending_document }: OwnProfile) {
  const start = startAddress(id ?? 0, null);
  if (!active_worker) return { kind: "start", to: start } as const;
  if (verified || pending_document) return null;
  const verification = await optional(getApi(context).payment.verificationStatus());
  const failed = verification !== null && isRejected(verification.status);
  return failed
    ? ({ kind: "verifyAgain", to: startAddress(id ?? 0, "money") } as const)
    : ({ kind: "verify", to: start } as const);
}
