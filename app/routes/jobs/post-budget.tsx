import { data, type RouterContextProvider, redirect } from "react-router";
import { type GuidedPrice, PriceGuide } from "~/components/jobs/price-guide";
import { DraftAnswers } from "~/components/posting/draft-answers";
import { StepPage } from "~/components/posting/step-page";
import { TotalNote } from "~/components/posting/total-note";
import type { TaskHandle } from "~/components/shell/shell";
import { RadioGroup } from "~/components/ui/radio-group";
import { TextField } from "~/components/ui/text-field";
import { getApi, getUploads } from "~/context";
import { bodyOf, budgetStep, type JobInProgress, stepPath } from "~/domain/jobs/job-steps";
import { type Cents, isPrice, parseMoney, typedMoney } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { getLocale, getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import { onceKey, settled } from "../once";
import { paymentTermsOf } from "../payment-terms";
import type { Route } from "./+types/post-budget";
import {
  changedDraft,
  closeDraft,
  draftId,
  goToStep,
  leaveIfPosted,
  readDraft,
  requirePlacer,
  requireStepsBefore,
  SHOWN,
  sendDraft,
  shownIn,
  stepTitle,
  thanksFor,
  writeDraft,
} from "./draft";
import { priceGuideFor } from "./price-guide";

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = await draftId(context, params.draft);
  await requirePlacer(context, stepPath(id, 4));
  const draft = await readDraft(context, id);
  requireStepsBefore(draft, 4);
  const { title = "", category = "", zipcode = null, is_remote } = draft.fields;
  const guide = await priceGuideFor(context, {
    title: title ?? "",
    category,
    zipcode,
    is_remote: is_remote === "true",
  });
  const terms = await paymentTermsOf(context);
  const heading = stepTitle(draft, getT(context, "posting")("budget.heading"));
  return { draft, guide, terms, locale: getLocale(context), title: heading, shown: await shownIn(draft) };
}

/** Returns the job's id; null if it was posted and the answer is lost. The draft's id is the idempotency key. */
async function post(context: Readonly<RouterContextProvider>, draft: JobInProgress): Promise<number | null> {
  const uploads = getUploads(context);
  const found = await Promise.all(
    draft.pictures.map(async ({ id, alt }) => ({ file: await uploads.find(id), alt: alt ?? "" })),
  );
  const pictures = found.flatMap(({ file, alt }) => (file ? [{ file, alt }] : []));
  const body = {
    ...bodyOf(draft, getLocale(context)),
    alts: pictures.map(({ alt }) => alt),
    repost_of: draft.repost?.of,
  };
  const idempotencyKey = await onceKey(draft.id, [body, draft.pictures]);
  const images = pictures.map(({ file }) => file);
  return sendDraft(context, draft, idempotencyKey, async () => {
    const job = await settled(() => getApi(context).job.post({ body: { ...body, images } }, { idempotencyKey }));
    if (!job) return null;
    await Promise.all([closeDraft(context, draft, job.id), ...draft.pictures.map(({ id }) => uploads.remove(id))]);
    return job.id;
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = await readFields(request);
  const id = await draftId(context, params.draft);
  const draft = await changedDraft(context, id, { step: budgetStep, sent });
  await writeDraft(context, draft);
  await requirePlacer(context, stepPath(id, 4));
  goToStep(draft, sent);
  const form = readForm(sent, budgetStep, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  requireStepsBefore(draft, 4);
  const shown = sent.get(SHOWN);
  if (shown !== null && shown !== (await shownIn(draft))) {
    return data({ result: form.refuse({}, [getT(context, "posting")("budget.changed")]) }, { status: 409 });
  }
  try {
    const job = await post(context, draft);
    return redirect(job === null ? "/profile/my-jobs" : thanksFor(job), 303);
  } catch (error) {
    // An equal post (double click) may have used the photos: then redirect to its job.
    await leaveIfPosted(context, draft);
    return refusedByApi(form, error);
  }
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

function exampleOf({ fields }: JobInProgress, guide: GuidedPrice | null, locale: Language): Cents {
  const budget = parseMoney(typedMoney(fields.budget ?? "", locale));
  if (budget !== null && isPrice(budget)) return budget;
  return parseMoney(guide?.median ?? "") ?? 100_00;
}

export default function PostBudget({
  loaderData: { draft, guide, terms, locale, shown },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation("posting");
  const [form, fields] = useForm(budgetStep, {
    id: "job-budget",
    lastResult: actionData?.result,
    defaultValue: draft.fields,
  });
  return (
    <StepPage
      step={4}
      heading={t("budget.heading")}
      form={form}
      fields={fields}
      submit={{ text: t("budget.submit"), pending: t("budget.pending") }}
    >
      <input type="hidden" name={SHOWN} value={shown} />
      <RadioGroup
        id={fields.price_type.id}
        name={fields.price_type.name}
        legend={t("budget.type")}
        defaultValue={fields.price_type.initialValue ?? "budget"}
        choices={[
          { value: "budget", label: t("budget.fixed"), hint: t("budget.fixedHint") },
          { value: "TBD", label: t("budget.open"), hint: t("budget.openHint") },
        ]}
      />
      <TextField
        field={fields.budget}
        label={t("budget.amount")}
        hint={terms.mode === "direct" ? t("budget.amountHint") : undefined}
        before="€"
        inputMode="decimal"
        autoComplete="off"
        className="money max-w-40"
      />
      {terms.mode === "held" && <TotalNote bid={exampleOf(draft, guide, locale)} percent={terms.percent} />}
      <PriceGuide guide={guide} />
      <DraftAnswers draft={draft} locale={locale} />
    </StepPage>
  );
}
