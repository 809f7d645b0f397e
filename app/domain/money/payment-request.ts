import { type Cents, centsOf } from "./money";
import type { Payment } from "./payment";
import type { PaymentStatus } from "./payment-status";
import { isPricePayment, type pricePartOf } from "./price-part";

const WAITING: readonly PaymentStatus[] = ["open", "failed", "cancelled"];

export const isWaiting = ({ kind, status, lapsed }: Pick<Payment, "kind" | "status" | "lapsed">): boolean =>
  kind === "request" && !lapsed && WAITING.includes(status);

export const isForPrice = (payment: Parameters<typeof pricePartOf>[0]): boolean =>
  payment.kind === "request" && isPricePayment(payment);

/** The payer pays again for a price that went back. The helper does not see it before it is paid. */
export const isAgain = ({ by_payer }: Pick<Payment, "by_payer">): boolean => by_payer ?? false;

export const isRequestedBy = (
  payment: Pick<Payment, "kind" | "status" | "lapsed" | "payee" | "by_payer">,
  user: number | null,
): boolean => isWaiting(payment) && payment.payee?.id === user && !isAgain(payment);

export const isBetweenThem = ({ kind, platform_cost }: Pick<Payment, "kind" | "platform_cost">): boolean =>
  kind === "request" && centsOf(platform_cost) === 0;

export const lapsesAtCompletion = (payment: Payment): boolean =>
  isWaiting(payment) && !isAgain(payment) && !isBetweenThem(payment);

export const settledBetween = (payments: readonly Pick<Payment, "status" | "amount">[]): Cents =>
  payments.filter(({ status }) => status === "settled").reduce((sum, { amount }) => sum + centsOf(amount), 0);

export const isLetGo = ({ kind, lapsed, status }: Pick<Payment, "kind" | "lapsed" | "status">): boolean =>
  kind === "request" && lapsed && WAITING.includes(status);

export const letGoOf = (
  request: Pick<Payment, "kind" | "lapsed" | "declined" | "status">,
): "declined" | "letGo" | null => (isLetGo(request) ? (request.declined ? "declined" : "letGo") : null);
