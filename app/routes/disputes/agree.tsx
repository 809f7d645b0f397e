import { redirect } from "react-router";
import { disputeAddress } from "~/components/deals/dispute-address";
import { AgreePage } from "~/components/disputes/agree-page";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi } from "~/context";
import { isBetweenTheTwo, mayAgree } from "~/domain/deals/dispute-life";
import { parseMoney } from "~/domain/money/money";
import { readFields } from "~/forms/read-fields";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { isActStopped } from "../money-stop";
import { once } from "../once";
import { refusal } from "../refusal";
import type { Route } from "./+types/agree";
import { disputedPayment, movedBeside } from "./disputed-payment";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer, payment, dispute, role, other } = await disputedPayment(context, request, params.id);
  const last = mayAgree(dispute, viewer) ? dispute.proposals.at(-1) : undefined;
  const title = getT(context, "disputes")("agree.title");
  const earned = last ? parseMoney(last.amount) : null;
  const stopped = earned !== null && earned > 0 && (await isActStopped(context, "release"));
  const beside = earned === null ? [] : await movedBeside(context, payment);
  const own = dispute.ended === null && dispute.proposals.at(-1)?.by === viewer;
  const extraBack = last?.extra_back ?? false;
  return { title, payment, role, other, earned, extraBack, own, why: last?.why ?? null, stopped, beside };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  await requireViewer(context, request);
  const formData = await readFields(request);
  const body = {
    amount: formData.get("amount")?.toString(),
    total: formData.get("total")?.toString(),
    extra_back: formData.get("extra_back") === "true",
  };
  try {
    await once(context, request, formData, (key) => getApi(context).payment.acceptProposal({ params, body }, key));
  } catch (error) {
    const { viewer, dispute } = await disputedPayment(context, request, params.id);
    if (!isBetweenTheTwo(dispute.status) || mayAgree(dispute, viewer)) return refusal(error);
    getFlash(context).error(getT(context, "disputes")("agree.changed"));
    return redirect(disputeAddress(Number(params.id)), 303);
  }
  getFlash(context).success(getT(context, "disputes")("agree.done"));
  return redirect(disputeAddress(Number(params.id)), 303);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function Agree({ loaderData, actionData }: Route.ComponentProps) {
  return <AgreePage {...loaderData} refusal={actionData?.refusal} />;
}
