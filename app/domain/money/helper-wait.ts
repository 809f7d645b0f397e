import { awaitsAnswer } from "./deal-money";
import type { Payment } from "./payment";
import { isHeld, standstillOf } from "./payment-life";

export function helperWaitOf(payment: Payment): "stopped" | "reported" | "withdrawn" | null {
  if (standstillOf(payment) !== null) return "stopped";
  if (!isHeld(payment.status)) return null;
  if (payment.absence) return "reported";
  return awaitsAnswer(payment) ? "withdrawn" : null;
}
