import { redirect } from "react-router";
import { disputeAddress } from "~/components/deals/dispute-address";
import { AgreePage } from "~/components/disputes/agree-page";
import { getApi } from "~/context";
import { mayAgree } from "~/domain/dispute-life";
import { parseMoney } from "~/domain/money";
import { readFields } from "~/forms/read-fields";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { once } from "../once";
import { refusal } from "../refusal";
import type { Route } from "./+types/agree";
import { disputedPayment } from "./disputed-payment";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer, payment, dispute, role, other } = await disputedPayment(context, request, params.id);
  const last = mayAgree(dispute, viewer) ? dispute.proposals.at(-1) : undefined;
  const title = getT(context, "disputes")("agree.title");
  return { title, payment, role, other, earned: last ? parseMoney(last.amount) : null };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  await requireViewer(context, request);
  try {
    const sent = await readFields(request);
    await once(context, request, sent, (key) => getApi(context).payment.acceptProposal({ params }, key));
  } catch (error) {
    return refusal(error);
  }
  getFlash(context).success(getT(context, "disputes")("agree.done"));
  return redirect(disputeAddress(Number(params.id)), 303);
}

export const meta = privateMeta;

export default function Agree({ loaderData, actionData }: Route.ComponentProps) {
  return <AgreePage {...loaderData} refusal={actionData?.refusal} />;
}
