import { redirect } from "react-router";
import { optional } from "~/api/error";
import type { TaskHandle } from "~/components/shell/shell";
import { WithdrawPage } from "~/components/wallet/withdraw-page";
import { getApi } from "~/context";
import {
  backIfWithdrawn,
  canWithdrawFrom,
  compensationIfWithdrawn,
  endsDeal,
  heldPartOf,
  isAbsenceReported,
} from "~/domain/deals/withdrawal";
import { partsIfEnded } from "~/domain/money/back-parts";
import { standingOf } from "~/domain/money/chargeback-life";
import type { Payment } from "~/domain/money/payment";
import { isHeld, sideOf } from "~/domain/money/payment-life";
import { readFields } from "~/forms/read-fields";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { allPayments } from "../jobs/job-money";
import { once } from "../once";
import { refusal } from "../refusal";
import type { Route } from "./+types/withdraw";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const { payment: payments, job: jobs } = getApi(context);
  const payment = await payments.find({ params });
  const side = sideOf(payment, viewer);
  const isPossible = side === "payer" && !payment.withdrawn && canWithdrawFrom(payment, Date.now());
  const [job, others] = await Promise.all([
    isPossible && payment.job_id !== null ? optional(jobs.find({ params: { id: payment.job_id } })) : null,
    isPossible && endsDeal(payment) && payment.chat_uri !== null
      ? allPayments(context, { chat_uri: payment.chat_uri })
      : [],
  ]);
  const held = others.filter(isHeldFor(payment));
  const compensation = compensationIfWithdrawn(payment, job?.cancellation);
  return {
    title: getT(context, "withdrawal")(side === "payer" ? "title" : "titleOther"),
    payment,
    isPossible,
    reader: side,
    compensation,
    back: backIfWithdrawn(payment.id, held.map(heldPartOf), compensation),
    way: partsIfEnded(held, compensation),
    reported: isAbsenceReported(job?.cancellation) ? reportedIn(payment) : null,
  };
}

const reportedIn = ({ absence, payer }: Payment): "payer" | "payee" | null =>
  absence ? (absence.by === payer.id ? "payer" : "payee") : null;

const isHeldFor =
  ({ job_id }: Payment) =>
  (one: Payment) =>
    one.job_id === job_id && isHeld(standingOf(one));

export async function action({ request, params, context }: Route.ActionArgs) {
  await requireViewer(context, request);
  const formData = await readFields(request);
  const refund = formData.get("refund")?.toString();
  try {
    await once(context, request, formData, (key) =>
      getApi(context).payment.withdraw({ params, body: { refund } }, key),
    );
  } catch (error) {
    return refusal(error);
  }
  getFlash(context).success(getT(context, "withdrawal")("done"));
  return redirect(`/wallet/betaling/${params.id}`, 303);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawPage {...loaderData} refusal={actionData?.refusal} />;
}
