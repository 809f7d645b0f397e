import { optional } from "~/api/error";
import { PaymentPage } from "~/components/admin/records/payment-page";
import { getApi } from "~/context";
import { isInvolved } from "~/domain/admin/case-files";
import { requireAdmin } from "~/middleware/admin";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/payment";
import { frozenIn } from "./held-of-job";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { admin } = getApi(context);
  const [viewer, payment] = await Promise.all([requireAdmin(context), admin.payment({ params })]);
  const { id, job_id, payer, payee } = payment;
  const involved = isInvolved(viewer.id, [payer.id, payee?.id ?? null]);
  const [books, log, cases, timeline, frozen] = await Promise.all([
    admin.ledger({ query: { payment: id } }),
    admin.audit({ query: { target_type: "payment", target_id: id } }),
    admin.moneyCases({ query: { payment: id } }),
    job_id === null ? null : optional(admin.timeline({ params: { id: job_id } })),
    frozenIn(context, payment),
  ]);
  return {
    title: getT(context, "adminPayment")("title", { id }),
    payment,
    books,
    log: log.results,
    cases: cases.results,
    timeline,
    involved,
    frozen,
    now: Date.now(),
  };
}

export const meta = liveMeta;

export default function Payment({ loaderData }: Route.ComponentProps) {
  return <PaymentPage {...loaderData} />;
}
