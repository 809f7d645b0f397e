import type { Chargeback } from "~/domain/money/chargeback";
import type { Invoice } from "~/domain/money/invoice";
import type { Payment } from "~/domain/money/payment";
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
    fee_percent: "5.00",
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

export function anInvoice(of: Partial<Invoice> = {}): Invoice {
  return {
    id: 5,
    kind: "invoice",
    number: "2026-0001",
    payment: 9,
    corrects: null,
    credit_notes: [],
    seller: {
      name: "Kraan en Zo",
      address: "Wijnhaven 12, 3011 AB Rotterdam",
      kvk: "27312459",
      vat: "NL004495445B01",
    },
    buyer: { name: "Petra de Vries", address: null, kvk: null, vat: null },
    job_title: tap.title,
    description: null,
    net: "49.59",
    vat_rate: 21,
    vat: "10.41",
    total: "60.00",
    performed_at: "2026-03-03T16:00:00Z",
    created_at: "2026-03-04T18:00:00Z",
    ...of,
  };
}
