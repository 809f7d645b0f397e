import { data, type RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { partiesOf } from "~/components/deals/parties";
import { getApi } from "~/context";
import type { Payment } from "~/domain/money/payment";
import { movedAmong } from "~/domain/money/payment-deeds";
import { requireViewer } from "~/middleware/viewer";
import { allPayments } from "../jobs/job-money";

type Context = Readonly<RouterContextProvider>;

/** 404 for strangers, and for credits. */
export async function paymentOfTwo(context: Context, request: Request, id: string) {
  const viewer = await requireViewer(context, request);
  const payment = await getApi(context).payment.find({ params: { id } });
  const parties = partiesOf(payment, viewer.id);
  if (!parties || viewer.id === null) throw data(null, { status: 404 });
  return { viewer: viewer.id, payment, ...parties };
}

export async function disputedPayment(context: Context, request: Request, id: string) {
  const { payment, ...found } = await paymentOfTwo(context, request, id);
  if (!payment.dispute) throw data(null, { status: 404 });
  return { ...found, payment, dispute: payment.dispute };
}

export async function paymentsBeside(context: Context, { chat_uri }: { chat_uri: string | null }) {
  return chat_uri === null ? [] : allPayments(context, { chat_uri });
}

export const movedBeside = async (context: Context, payment: Payment): Promise<Payment[]> =>
  movedAmong(payment, await paymentsBeside(context, payment));

export const jobOfPayment = (context: Context, { job_id }: { job_id: number | null }) =>
  job_id === null ? null : optional(getApi(context).job.find({ params: { id: job_id } }));
