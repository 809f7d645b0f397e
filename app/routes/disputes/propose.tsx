import { data, redirect } from "react-router";
import { disputeAddress, proposalAddress } from "~/components/deals/dispute-address";
import { ProposePage } from "~/components/disputes/propose-page";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi } from "~/context";
import { proposalForm } from "~/domain/deals/dispute";
import { isLastProposal, mayPropose } from "~/domain/deals/dispute-life";
import { parseMoney } from "~/domain/money/money";
import { extraWorkBeside } from "~/domain/money/payment-deeds";
import type { Language } from "~/domain/values/language";
import { readFields } from "~/forms/read-fields";
import { readForm } from "~/forms/read-form";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { pageUrl } from "~/middleware/page-url";
import { privateMeta } from "../head";
import { once } from "../once";
import { refusal } from "../refusal";
import { clearSavedForm, keepTyped, readSavedForm, requireLogin } from "../saved-form";
import type { Route } from "./+types/propose";
import { disputedPayment, movedBeside } from "./disputed-payment";

const NONE: string[] = [];

function requestedAmount(typed: string | undefined, whole: string, locale: Language) {
  if (typed === undefined) return { earned: null, errors: NONE };
  const formData = new FormData();
  formData.append("amount", typed);
  const form = readForm(formData, proposalForm(whole), { locale });
  return form.ok
    ? { earned: form.value.amount, typed, errors: NONE }
    : { earned: null, typed, errors: form.reply.error?.amount ?? NONE };
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer, payment, dispute, role, other } = await disputedPayment(context, request, params.id);
  const savedForm = (await readSavedForm(context, request))?.fields;
  const { searchParams } = pageUrl(request);
  const chosen = searchParams.get("quick") ?? searchParams.get("amount");
  const changes = chosen === null && savedForm?.changes !== undefined;
  const shown = changes
    ? { earned: null, typed: savedForm.amount, errors: NONE }
    : requestedAmount(chosen ?? savedForm?.amount, payment.amount, getLocale(context));
  const title = getT(context, "disputes")("propose.title");
  const beside = await movedBeside(context, payment);
  const isBack = chosen === null ? savedForm?.extra_back : searchParams.get("extra_back");
  const page = {
    title,
    payment,
    role,
    other,
    beside,
    last: isLastProposal(dispute),
    open: mayPropose(dispute, viewer),
    why: savedForm?.why,
    extraBack: isBack === "true" && extraWorkBeside(payment, beside) > 0,
    ...shown,
  };
  return data(page, { status: shown.errors.length > 0 ? 422 : 200 });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const formData = await readFields(request);
  await requireLogin(context, request, { formData });
  const { payment, other } = await disputedPayment(context, request, params.id);
  const extraBack = formData.get("extra_back") === "true";
  if (formData.get("intent") === "other") {
    formData.set("changes", "true");
    await keepTyped(context, request, { formData, names: ["why", "amount", "extra_back", "changes"] });
    return redirect(proposalAddress(payment.id), 303);
  }
  const form = readForm(formData, proposalForm(payment.amount), { locale: getLocale(context) });
  if (!form.ok) {
    const errors = form.reply.error?.amount ?? NONE;
    if (errors.length > 0) await keepTyped(context, request, { formData, names: ["why", "extra_back"] });
    const earned = errors.length > 0 ? null : parseMoney(String(formData.get("amount")));
    return data({ earned, errors, extraBack, result: form.reply, refusal: undefined }, { status: 422 });
  }
  try {
    const proposal = { params, body: form.data };
    await once(context, request, formData, (key) => getApi(context).payment.propose(proposal, key));
  } catch (error) {
    const { data: said, init } = refusal(error);
    const result = form.refuse({}, []);
    return data({ earned: form.value.amount, errors: NONE, extraBack, result, ...said }, init ?? undefined);
  }
  await clearSavedForm(context);
  getFlash(context).success(getT(context, "disputes")("propose.done", { name: other.name }));
  return redirect(disputeAddress(payment.id), 303);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function Propose({ loaderData, actionData }: Route.ComponentProps) {
  return <ProposePage {...loaderData} {...actionData} />;
}
