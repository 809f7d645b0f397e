import { data } from "react-router";
import { CategoryField, type SuggestedCategory } from "~/components/jobs/category-field";
import { PicturesField } from "~/components/photos/pictures-field";
import { MoreFields } from "~/components/posting/more-fields";
import { OldPictures, WITHOUT_OLD } from "~/components/posting/old-pictures";
import { StepPage } from "~/components/posting/step-page";
import type { TaskHandle } from "~/components/shell/shell";
import { TextareaField } from "~/components/ui/text-field";
import { getUploads } from "~/context";
import { categoryOf, DEFAULT_CATEGORY } from "~/domain/jobs/category-names";
import { MAX_JOB_IMAGES, MAX_SENT_IMAGES } from "~/domain/jobs/image-limits";
import { detailsStep, type JobInProgress, stepPath } from "~/domain/jobs/job-steps";
import { likelyCategory, suggestedKinds } from "~/domain/search/suggestion";
import type { Language } from "~/domain/values/language";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { getLocale, getT } from "~/middleware/locale";
import { changedPictures } from "../draft-pictures";
import { privateMeta } from "../head";
import type { Route } from "./+types/post-details";
import {
  changedDraft,
  draftId,
  goToStep,
  isChange,
  leaveStep,
  readDraft,
  requirePlacer,
  requireStepsBefore,
  stayAt,
  stepTitle,
  storedErrors,
  writeDraft,
} from "./draft";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = await draftId(context, params.draft);
  await requirePlacer(context, stepPath(id, 3));
  const draft = await readDraft(context, id);
  requireStepsBefore(draft, 3);
  const language = getLocale(context);
  return {
    isChange: isChange(request),
    result: storedErrors(draft, detailsStep, request, context),
    fields: { category: String(likelyCategory(draft.fields.title ?? "")), ...draft.fields },
    pictures: draft.pictures,
    old: draft.pictures.length === 0 ? (draft.repost?.pictures ?? []) : [],
    suggested: suggestionsFor(draft, language),
    title: stepTitle(draft, getT(context, "posting")("details.heading")),
  };
}

function suggestionsFor({ fields }: JobInProgress, language: Language): SuggestedCategory[] {
  return suggestedKinds(fields.title ?? "")
    .filter(({ category }) => category !== DEFAULT_CATEGORY)
    .map(({ category, [language]: kind }) => ({
      id: category,
      kind: kind === categoryOf(category)[language] ? null : kind,
    }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const formData = await readFields(request, { files: MAX_SENT_IMAGES });
  const locale = getLocale(context);
  const id = await draftId(context, params.draft);
  const draft = await changedDraft(context, id, { step: detailsStep, formData });
  const { pictures, photoErrors } = await changedPictures(draft.pictures, formData, {
    uploads: getUploads(context),
    language: locale,
    most: MAX_JOB_IMAGES,
  });
  const repost = formData.get("intent") === WITHOUT_OLD ? null : draft.repost;
  await writeDraft(context, { ...draft, pictures, repost });
  await requirePlacer(context, stepPath(id, 3));
  goToStep(draft, formData);
  const isDone = formData.get("intent") === "next";
  if (!isDone && photoErrors.length === 0) return stayAt(request, id, 3, "images");
  formData.delete("images");
  const form = readForm(formData, detailsStep, { locale });
  if (photoErrors.length > 0) {
    return data({ result: isDone && !form.ok ? form.reply : undefined, photoErrors }, { status: 422 });
  }
  return form.ok ? leaveStep(request, id, 3) : refused(form.reply);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function PostDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("posting");
  const [form, fields] = useForm(detailsStep, {
    id: "job-details",
    lastResult: actionData ? actionData.result : loaderData.result,
    defaultValue: loaderData.fields,
  });
  const photoErrors = actionData && "photoErrors" in actionData ? actionData.photoErrors : undefined;
  const more = photoErrors?.map((text) => ({ id: "images", text }));
  return (
    <StepPage
      step={3}
      isChange={loaderData.isChange}
      heading={t("details.heading")}
      form={form}
      fields={fields}
      more={more}
      files
    >
      <TextareaField
        field={fields.description}
        label={t("details.description")}
        hint={t("details.descriptionHint")}
        rows={7}
      />
      <PicturesField id="images" pictures={loaderData.pictures} most={MAX_JOB_IMAGES} errors={photoErrors}>
        <OldPictures pictures={loaderData.old} />
      </PicturesField>
      <CategoryField field={fields.category} legend={t("details.category")} suggested={loaderData.suggested} />
      <MoreFields fields={fields} />
    </StepPage>
  );
}
