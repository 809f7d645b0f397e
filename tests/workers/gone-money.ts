import { type aPaidDeal, asked, db, INTENT, onPage, sessionOf } from "./money";

export type PaidDeal = Awaited<ReturnType<typeof aPaidDeal>>;

export async function goesBack({ payment }: PaidDeal, session = payment.session) {
  await onPage(session, "charge_back");
  await onPage(session, "charge_back_lost");
}

export async function paysAgain(deal: PaidDeal, amount = "60.00") {
  const request = await asked(deal, amount);
  const { body } = await deal.owner.api("POST", INTENT, request.intent);
  await onPage(sessionOf(body.redirect_url));
  return { id: request.id, session: sessionOf(body.redirect_url) };
}

/** Extra work is asked for before the work is done. */
export async function paidBeforeDone(deal: PaidDeal, amount: string) {
  const done = await db.prepare("SELECT done_at FROM job WHERE id = ?").bind(deal.job).first<number>("done_at");
  const set = db.prepare("UPDATE job SET done_at = ?2 WHERE id = ?1");
  await set.bind(deal.job, null).run();
  const request = await paysAgain(deal, amount);
  await set.bind(deal.job, done).run();
  return request;
}
