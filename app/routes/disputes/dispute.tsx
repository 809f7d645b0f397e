import { redirect } from "react-router";
import { disputeAddress } from "~/components/deals/dispute-address";
import { DisputeRoom } from "~/components/disputes/dispute-room";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi } from "~/context";
import { canDispute } from "~/domain/money/deal-money";
import { movedAmong } from "~/domain/money/payment-deeds";
import { readFields } from "~/forms/read-fields";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { dealPhotosOf } from "../deal-photos";
import { privateMeta } from "../head";
import { once } from "../once";
import { readAboutPayment } from "../read-about-payment";
import { refusal } from "../refusal";
import type { Route } from "./+types/dispute";
import { disputedPayment, jobOfPayment, paymentsBeside } from "./disputed-payment";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const found = await disputedPayment(context, request, params.id);
  const { payment } = found;
  const [job, beside, photos] = await Promise.all([
    jobOfPayment(context, payment),
    paymentsBeside(context, payment),
    dealPhotosOf(context, payment.chat_uri, payment.deal),
  ]);
  return {
    title: getT(context, "disputes")("room.title"),
    ...found,
    job: job && { id: job.id, title: job.title, image: job.image },
    photos,
    beside: movedAmong(payment, beside),
    disputable: canDispute(payment, beside),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  await requireViewer(context, request);
  try {
    const formData = await readFields(request);
    await once(context, request, formData, (key) => getApi(context).payment.closeDispute({ params }, key));
  } catch (error) {
    return refusal(error);
  }
  getFlash(context).success(getT(context, "disputes")("room.closed"));
  return redirect(disputeAddress(Number(params.id)), 303);
}

export const middleware: Route.MiddlewareFunction[] = [readAboutPayment("dispute")];

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function DisputeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DisputeRoom {...loaderData} refusal={actionData?.refusal} />;
}
