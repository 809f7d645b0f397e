import { data, redirect } from "react-router";
import { OrderEndPage } from "~/components/admin/records/order-end-page";
import { getApi } from "~/context";
import { happenedFields, withReason } from "~/domain/admin/admin";
import { ORDER_OUTCOMES, type OrderOutcome } from "~/domain/money/order-outcome";
import { constraintOf, type FormSchema } from "~/forms/constraint";
import { drawId } from "~/forms/drawn";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { requireAdmin } from "~/middleware/admin";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { once } from "../once";
import type { Route } from "./+types/order-end";
import { closedDelivery } from "./closed-delivery";
import { showsWhatChanged } from "./shows-what-changed";

const notFound = () => data(null, { status: 404 });

function outcomeOf(word: string): OrderOutcome {
  const outcome = ORDER_OUTCOMES.find((one) => one === word);
  if (!outcome) throw notFound();
  return outcome;
}

const SCHEMAS: Record<OrderOutcome, FormSchema> = { happened: happenedFields, again: withReason };
const LIMITS = { happened: constraintOf(happenedFields), again: constraintOf(withReason) };

export async function loader({ params, context }: Route.LoaderArgs) {
  const outcome = outcomeOf(params.outcome);
  const [viewer, order] = await Promise.all([requireAdmin(context), getApi(context).admin.letter({ params })]);
  if (order.kind !== "provider") throw notFound();
  return {
    title: getT(context, "adminRecords")(`orderEnd.${outcome}.title`, { id: order.id }),
    outcome,
    order,
    closed: await closedDelivery(context, order),
    limits: LIMITS[outcome],
    drawn: drawId(viewer.id),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const outcome = outcomeOf(params.outcome);
  const formData = await readFields(request);
  const form = readForm(formData, SCHEMAS[outcome], { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    const body = { outcome, ...(form.data as { reason: string; reference?: string }) };
    await once(context, request, formData, (options) => getApi(context).admin.endOrder({ params, body }, options));
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(getT(context, "adminRecords")(`orderEnd.${outcome}.done`, { id: params.id }));
  return redirect("/admin/outbox", 303);
}

export const meta = liveMeta;
export const shouldRevalidate = showsWhatChanged;

export default function OrderEnd({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderEndPage {...loaderData} result={actionData?.result} />;
}
