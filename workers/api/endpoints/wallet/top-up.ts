import { contract } from "~/api/contract";
import { brand } from "~/brand";
import type { Language } from "~/domain/language";
import type { Cents } from "~/domain/money";
import type { Database } from "../../db/database";
import { type PaymentRow, paymentOf, paymentsWhere } from "../../db/payment";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { type OpenedSession, openAtProvider } from "../../operations/money/checkout-session";

const DESCRIPTION: Record<Language, string> = { nl: `Tegoed bij ${brand.name}`, en: `Credits at ${brand.name}` };

function insertPayment(
  db: Database,
  now: number,
  { user, amount }: { user: number; amount: Cents },
  at: OpenedSession,
) {
  return db
    .prepare(
      `INSERT INTO payment (kind, payer_id, amount, platform_cost, provider, session, redirect_url, created_at, expires_at)
       VALUES ('credits', ?, ?, 0, ?, ?, ?, ?, ?)`,
    )
    .bind(user, amount, at.provider, at.session, at.redirectUrl, now, at.expiresAt);
}

export const topUp = endpoint(contract.wallet.topUp, {
  handle: async (c) => {
    const { db, env, now, viewer, language } = c;
    const { amount } = await c.fields();
    if (env.PAYMENT_MODE === "direct") refuse("direct_mode");
    const at = await openAtProvider(c, {
      reference: `credits:${viewer.id}`,
      cents: amount,
      description: DESCRIPTION[language],
      chat: null,
    });
    const [, opened] = await c.tx
      .add(
        insertPayment(db, now, { user: viewer.id, amount }, at),
        paymentsWhere(db, viewer.id, "p.session = ?2", at.session),
      )
      .commit<PaymentRow>();
    return paymentOf(opened?.results[0] as PaymentRow, viewer.id, language);
  },
});
