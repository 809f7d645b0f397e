import { data, redirect } from "react-router";
import { AdditionFields } from "~/components/jobs/addition-fields";
import { KindSuggestions, type SuggestedKind } from "~/components/posting/kind-suggestions";
import { OldPictures, WITHOUT_OLD } from "~/components/posting/old-pictures";
import { PicturesField } from "~/components/posting/pictures-field";
import { StepPage } from "~/components/posting/step-page";
import { Checkbox } from "~/components/ui/checkbox";
import { Field } from "~/components/ui/field";
import { Select } from "~/components/ui/select";
import { TextareaField } from "~/components/ui/text-field";
import { getUploads } from "~/context";
import { CATEGORIES, categoryOf, DEFAULT_CATEGORY } from "~/domain/category-names";
import { MAX_JOB_IMAGES, MAX_SENT_IMAGES } from "~/domain/image-limits";
import { detailsStep, type JobInProgress, stepPath } from "~/domain/job-steps";
import type { Language } from "~/domain/language";
import type { KindOfWork } from "~/domain/search/kinds-of-work";
import { suggestedKinds } from "~/domain/search/suggestion";
import { checkProps, fieldProps } from "~/forms/props";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { getLocale, getT } from "~/middleware/locale";
import { changedPictures } from "../draft-pictures";
import { privateMeta } from "../head";
import type { Route } from "./+types/post-details";
import {
  draftId,
  goToStep,
  readDraft,
  requirePlacer,
  requireStepsBefore,
  storedFaults,
  withFields,
  writeDraft,
} from "./draft";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = await draftId(context, params.draft);
  await requirePlacer(context, stepPath(id, 3));
  const draft = await readDraft(context, id);
  requireStepsBefore(draft, 3);
  const language = getLocale(context);
  return {
    result: storedFaults(draft, detailsStep, request, context),
    fields: { category: String(DEFAULT_CATEGORY), ...draft.fields },
    pictures: draft.pictures,
    old: draft.pictures.length === 0 ? (draft.repost?.pictures ?? []) : [],
    suggested: suggestionsFor(draft, language),
    categories: CATEGORIES.map((category) => ({ value: String(category.id), label: category[language] })),
    title: getT(context, "posting")("details.heading"),
  };
}

const CHOOSES = "category:";

/** Suggests categories by title, as long as the default one is selected. */
function suggestionsFor({ fields }: JobInProgress, language: Language): SuggestedKind[] {
  if (Number(fields.category ?? DEFAULT_CATEGORY) !== DEFAULT_CATEGORY) return [];
  return suggestedKinds(fields.title ?? "")
    .filter(({ category }) => category !== DEFAULT_CATEGORY)
    .map((kind) => ({ intent: CHOOSES + kind.category, text: nameOf(kind, language) }));
}

/** `Loodgieter: kraan of lekkage`, or one name if both are equal. */
function nameOf(kind: KindOfWork, language: Language): string {
  const category = categoryOf(kind.category)[language];
  return category === kind[language] ? category : `${category}: ${kind[language].toLowerCase()}`;
}

function chosen(sent: FormData): string | null {
  const intent = String(sent.get("intent"));
  const category = CATEGORIES.find(({ id }) => intent === CHOOSES + id);
  return category ? String(category.id) : null;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = await readFields(request, { files: MAX_SENT_IMAGES });
  const locale = getLocale(context);
  const id = await draftId(context, params.draft);
  const category = chosen(sent);
  if (category) sent.set("category", category);
  const draft = withFields(await readDraft(context, id), detailsStep, sent);
  const { pictures, faults } = await changedPictures(draft.pictures, sent, {
    uploads: getUploads(context),
    language: locale,
    most: MAX_JOB_IMAGES,
  });
  const repost = sent.get("intent") === WITHOUT_OLD ? null : draft.repost;
  await writeDraft(context, { ...draft, pictures, repost });
  await requirePlacer(context, stepPath(id, 3));
  goToStep(draft, sent);
  if (faults.length > 0) return data({ result: undefined, faults }, { status: 422 });
  if (category) return redirect(`${stepPath(id, 3)}#job-details-category`, 303);
  if (sent.get("intent") !== "next") return redirect(`${stepPath(id, 3)}#images`, 303);
  sent.delete("images");
  const form = readForm(sent, detailsStep, { locale });
  return form.ok ? redirect(stepPath(id, 4), 303) : refused(form.reply);
}

export const meta = privateMeta;

export default function PostDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("posting");
  const [form, fields] = useForm(detailsStep, {
    id: "job-details",
    lastResult: actionData ? actionData.result : loaderData.result,
    defaultValue: loaderData.fields,
  });
  const faults = actionData && "faults" in actionData ? actionData.faults : undefined;
  const more = faults?.map((text) => ({ id: "images", text }));
  return (
    <StepPage step={3} heading={t("details.heading")} form={form} fields={fields} more={more} files>
      <TextareaField
        field={fields.description}
        label={t("details.description")}
        hint={t("details.descriptionHint")}
        rows={7}
      />
      <Field {...fieldProps(fields.category)} label={t("details.category")}>
        {(attributes) => (
          <Select {...attributes} options={loaderData.categories} defaultValue={String(fields.category.initialValue)} />
        )}
      </Field>
      <KindSuggestions kinds={loaderData.suggested} />
      <OldPictures pictures={loaderData.old} />
      <PicturesField id="images" pictures={loaderData.pictures} most={MAX_JOB_IMAGES} errors={faults} />
      <AdditionFields step="details" fields={fields} />
      <Checkbox
        {...checkProps(fields.business_required)}
        label={t("details.business")}
        hint={t("details.businessHint")}
      />
    </StepPage>
  );
}
