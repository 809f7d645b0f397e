import { data, redirect } from "react-router";
import { ApiError } from "~/api/error";
import { type TipErrors, TipPage, type TypedTip } from "~/components/payments/tip-page";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi } from "~/context";
import type { Payment } from "~/domain/money/payment";
import { sideOf } from "~/domain/money/payment-life";
import { canTip, tipAmong, tipFields } from "~/domain/money/tip";
import { readFields } from "~/forms/read-fields";
import { readForm } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { isActStopped } from "../money-stop";
import { once } from "../once";
import { paymentTermsOf } from "../payment-terms";
import { clearSavedForm, requestedSavedForm } from "../saved-form";
import type { Route } from "./+types/tip";

type Context = Route.LoaderArgs["context"];

async function tipOf(context: Context, { chat_uri }: Payment): Promise<Payment | null> {
  if (chat_uri === null) return null;
  const { results } = await getApi(context).payment.list({ query: { chat_uri, kind: "tip" } });
  return tipAmong(results) ?? null;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const payment = await getApi(context).payment.find({ params });
  if (sideOf(payment, viewer) !== "payer" || payment.payee === null) throw data(null, { status: 404 });
  const [{ mode }, savedForm] = await Promise.all([paymentTermsOf(context), requestedSavedForm(context, request)]);
  return {
    title: getT(context, "tip")("title", { name: payment.payee.name }),
    payment,
    credits: viewer.credits,
    tip: await tipOf(context, payment),
    isPossible: mode === "held" && canTip(payment),
    isDirect: mode === "direct",
    stopped: await isActStopped(context, "pay"),
    typed: savedForm ? chosenIn(savedForm.fields) : undefined,
  };
}

function chosenIn(fields: Record<string, unknown>): TypedTip {
  const { choice, other = "", use_credits } = fields;
  return {
    choice: String(choice || (other ? "other" : "")),
    other: String(other),
    useCredits: use_credits === "true",
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  await requireViewer(context, request);
  const formData = await readFields(request);
  const typed = chosenIn(Object.fromEntries(formData));
  const asked = new FormData();
  if (typed.choice) asked.append("amount", typed.choice === "other" ? typed.other : typed.choice);
  asked.append("use_credits", String(typed.useCredits));
  const form = readForm(asked, tipFields, { locale: getLocale(context) });
  const t = getT(context, "tip");
  if (!form.ok) {
    const amount = typed.choice ? form.reply.error?.amount : [t("choose")];
    return data({ result: { ...form.reply, error: { ...form.reply.error, amount } }, typed }, { status: 422 });
  }
  if (typed.other && typed.choice !== "other") {
    return data({ result: form.refuse({ amount: [t("both")] }, []), typed }, { status: 422 });
  }
  try {
    const payment = await once(context, request, formData, (key) =>
      getApi(context).payment.tip({ params, body: form.data }, key),
    );
    await clearSavedForm(context);
    return redirect(payment?.redirect_url ?? `/payment/${params.id}/fooi`, 303);
  } catch (error) {
    if (error instanceof ApiError && error.code === "transition") {
      return data({ result: form.refuse({}, [t("unavailable")]), typed }, { status: error.pageStatus });
    }
    const { data: refused, init } = refusedByApi(form, error);
    return data({ ...refused, typed }, init ?? {});
  }
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

const NONE: string[] = [];

export default function Tip({ loaderData, actionData }: Route.ComponentProps) {
  const error: Record<string, string[] | null | undefined> | null | undefined = actionData?.result.error;
  const errors: TipErrors = { amount: error?.amount ?? NONE, form: error?.[""] ?? NONE };
  return <TipPage {...loaderData} typed={actionData?.typed ?? loaderData.typed} errors={errors} />;
}
