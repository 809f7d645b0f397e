import { data, type RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { partiesOf } from "~/components/disputes/parties";
import { getApi } from "~/context";
import { requireViewer } from "~/middleware/viewer";

type Context = Readonly<RouterContextProvider>;

/** A payment between two people, as one of them sees it; 404 for anyone else, and for one that is between nobody. */
export async function paymentOfTwo(context: Context, request: Request, id: string) {
  const viewer = await requireViewer(context, request);
  const payment = await getApi(context).payment.find({ params: { id } });
  const parties = partiesOf(payment, viewer.id);
  if (!parties || viewer.id === null) throw data(null, { status: 404 });
  return { viewer: viewer.id, payment, ...parties };
}

/** The same with its dispute; 404 while there was none. */
export async function disputedPayment(context: Context, request: Request, id: string) {
  const { payment, ...found } = await paymentOfTwo(context, request, id);
  if (!payment.dispute) throw data(null, { status: 404 });
  return { ...found, payment, dispute: payment.dispute };
}

/** All that was paid and asked in the conversation of a payment. */
export async function paymentsBeside(context: Context, { chat_uri }: { chat_uri: string | null }) {
  if (chat_uri === null) return [];
  return (await getApi(context).payment.list({ query: { chat_uri } })).results;
}

/** The job that a payment is for; null when it cannot be seen any more. */
export const jobOfPayment = (context: Context, { job_id }: { job_id: number | null }) =>
  job_id === null ? null : optional(getApi(context).job.find({ params: { id: job_id } }));
