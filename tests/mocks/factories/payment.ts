import type { Chargeback } from "~/domain/chargeback";
import type { Payment } from "~/domain/payment";
import { AT } from "./at";
import { aCard, aHelper } from "./person";
import { offer, tap } from "./town";

export function aChargeback(of: Partial<Chargeback> = {}): Chargeback {
  return { status: "open", amount: "63.00", from_balance: "0.00", opened_at: AT, closed_at: null, ...of };
}

export function aPayment(of: Partial<Payment> = {}): Payment {
  return {
    id: 9,
    kind: "bid",
    status: "open",
    amount: offer.amount,
    platform_cost: "3.00",
    amount_with_platform_cost: "63.00",
    credits_used: "0.00",
    to_pay: "63.00",
    helper_fee: "3.00",
    helper_amount: "57.00",
    refunded_amount: "0.00",
    bid_id: 7,
    chat_uri: "chat-over-de-kraan",
    job_id: 12,
    job_title: tap.title,
    job_done_at: null,
    payer: aCard(),
    payee: aHelper(),
    description: null,
    lapsed: false,
    redirect_url: "/api/dev/pay/session/",
    created_at: AT,
    expires_at: "2026-03-01T10:15:00Z",
    paid_at: null,
    released_at: null,
    refunded_at: null,
    dispute: null,
    ...of,
  };
}
