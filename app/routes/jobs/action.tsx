import { data, redirect } from "react-router";
import { CODES } from "~/api/messages";
import { ActionPage, type Deal } from "~/components/jobs/action-page";
import { getApi } from "~/context";
import { acceptedBid } from "~/domain/bid-life";
import { roleIn } from "~/domain/deal";
import { dealMoneyOf } from "~/domain/deal-money";
import type { Job } from "~/domain/job";
import { canAct, effectOf, mayAct, refusalOf } from "~/domain/job-life";
import { type JobAction, jobAction } from "~/domain/job-status";
import { isHeld, type Payment } from "~/domain/payment";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { refusal } from "../refusal";
import type { Route } from "./+types/action";
import { moneyOf, paymentsFor } from "./job-money";

function actionOf(word: string): JobAction {
  const known = jobAction.safeParse(word);
  if (!known.success) throw data(null, { status: 404 });
  return known.data;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const action = actionOf(params.action);
  const job = await getApi(context).job.find({ params: { id: params.id } });
  const role = roleIn(job, viewer);
  if (!role || !mayAct(action, role)) throw data(null, { status: 403 });
  const title = getT(context, "jobs")(`action.${action}.title`);
  if (role === "helper")
    return {
      job,
      action,
      title,
      deal: null,
      closed: canAct(job, action, role) ? null : CODES.transition[getLocale(context)],
      money: null,
    };
  const payments = await paymentsFor(context, job);
  const refused = refusalOf(job.status, action, moneyOf(job, payments));
  const closed = refused && CODES[refused][getLocale(context)];
  return { job, action, title, deal: dealOf(job, action, payments), closed, money: dealMoneyOf(payments) };
}

/** What comes of it for the helper who was chosen, and for the money. */
function dealOf(job: Job, action: JobAction, payments: readonly Payment[]): Deal | null {
  const bid = acceptedBid(job.bids);
  const held = payments.find(({ status }) => isHeld(status));
  const effect = effectOf(action, { agreed: bid !== undefined, held: held !== undefined });
  if (!bid) return null;
  return { effect, name: bid.user.name, amount: bid.amount, total: held?.amount_with_platform_cost ?? bid.amount };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  await requireViewer(context, request);
  const action = actionOf(params.action);
  try {
    await getApi(context).job.act({ params: { id: params.id }, query: { action } });
  } catch (error) {
    return refusal(error);
  }
  getFlash(context).success(getT(context, "jobs")(`action.${action}.flash`));
  return redirect(action === "delete" ? "/profile/my-jobs" : `/task/${params.id}`, 303);
}

export const meta = privateMeta;

export default function Action({ loaderData, actionData }: Route.ComponentProps) {
  return <ActionPage {...loaderData} refusal={actionData?.refusal} />;
}

export { ErrorBoundary } from "./error-boundary";
