import { data, type RouterContextProvider, redirect } from "react-router";
import { DraftAnswers, PRICE_AT } from "~/components/posting/draft-answers";
import { PriceFields } from "~/components/posting/price-fields";
import { StepPage } from "~/components/posting/step-page";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi, getUploads } from "~/context";
import { bodyOf, budgetStep, type JobInProgress, stepPath, toField } from "~/domain/jobs/job-steps";
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
  hasPrice,
  isChange,
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

const POST = "post";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = await draftId(context, params.draft);
  await requirePlacer(context, stepPath(id, 4));
  const draft = await readDraft(context, id);
  requireStepsBefore(draft, 4);
  const terms = await paymentTermsOf(context);
  const shared = { draft, terms, now: Date.now(), locale: getLocale(context) };
  const t = getT(context, "posting");
  if (hasPrice(draft, context) && !isChange(request)) {
    const title = stepTitle(draft, t("budget.check"));
    return { ...shared, guide: null, title, shown: await shownIn(draft), isChange: false };
  }
  const { title = "", category = "", zipcode = null, is_remote } = draft.fields;
  const guide = await priceGuideFor(context, { title, category, zipcode, is_remote: is_remote === "true" });
  const heading = stepTitle(draft, t("budget.heading"));
  return { ...shared, guide, title: heading, shown: null, isChange: isChange(request) };
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
  const formData = await readFields(request);
  const id = await draftId(context, params.draft);
  const draft = await changedDraft(context, id, { step: budgetStep, formData });
  await writeDraft(context, draft);
  await requirePlacer(context, stepPath(id, 4));
  goToStep(draft, formData);
  const form = readForm(formData, budgetStep, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  requireStepsBefore(draft, 4);
  if (formData.get("intent") !== POST) throw redirect(stepPath(id, 4), 303);
  const shown = formData.get(SHOWN);
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

export default function PostBudget({
  loaderData: { draft, guide, terms, now, locale, shown, isChange },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation("posting");
  const [form, fields] = useForm(budgetStep, {
    id: "job-budget",
    lastResult: actionData?.result,
    defaultValue: draft.fields,
  });
  const isRefused = [fields.price_type, fields.budget].some(({ errors }) => errors && errors.length > 0);
  if (shown === null || isRefused) {
    return (
      <StepPage step={4} isChange={isChange} heading={t("budget.heading")} form={form} fields={fields}>
        <PriceFields fields={fields} stored={draft.fields.budget} guide={guide} terms={terms} locale={locale} />
      </StepPage>
    );
  }
  return (
    <StepPage
      step={4}
      heading={t("budget.check")}
      form={form}
      fields={fields}
      submit={{ text: t("budget.submit"), pending: t("budget.pending"), intent: POST }}
      back={toField(4, PRICE_AT)}
    >
      <input type="hidden" name={SHOWN} value={shown} />
      <input type="hidden" name={fields.price_type.name} value={draft.fields.price_type ?? "budget"} />
      <input type="hidden" name={fields.budget.name} value={draft.fields.budget ?? ""} />
      <DraftAnswers draft={draft} percent={terms.mode === "held" ? terms.percent : null} now={now} locale={locale} />
    </StepPage>
  );
}
