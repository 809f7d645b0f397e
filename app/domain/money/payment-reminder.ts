import { isSuspended } from "../accounts/account-life";
import type { Payment } from "./payment";
import { REMINDER_HOURS, waitsForTeam } from "./payment-life";
import { isAgain, isWaiting } from "./payment-request";

export const REMINDER_MS = REMINDER_HOURS * 3_600_000;

type Request = Pick<Payment, "kind" | "status" | "lapsed" | "by_payer" | "other_amount">;

export const awaitsPayer = (request: Request): boolean =>
  isWaiting(request) && !isAgain(request) && !waitsForTeam(request);

/** The payer can pay it now. */
export const canRemind = (request: Request & Pick<Payment, "on_hold" | "payer">): boolean =>
  awaitsPayer(request) && !request.on_hold && !isSuspended(request.payer);

export const isReminded = ({ reminded_at }: Pick<Payment, "reminded_at">, now: number): boolean =>
  reminded_at != null && Date.parse(reminded_at) > now - REMINDER_MS;
