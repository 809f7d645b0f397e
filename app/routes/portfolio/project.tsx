import { data, type RouterContextProvider, redirect } from "react-router";
import { ProjectPage } from "~/components/profiles/project-page";
import { getUploads } from "~/context";
import { draftOf, type ProjectInProgress } from "~/domain/accounts/project-draft";
import { projectForm, type WorkExperience } from "~/domain/accounts/work-experience";
import { MAX_SENT_IMAGES, MAX_WORK_IMAGES } from "~/domain/jobs/image-limits";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { changedPictures } from "../draft-pictures";
import { privateMeta } from "../head";
import { once } from "../once";
import type { Route } from "./+types/project";
import {
  addedBefore,
  clearProjectDraft,
  projectIn,
  readProjectDraft,
  rememberAdded,
  saveProject,
  withTyped,
  withUnsentPhotos,
  writeAsChange,
  writeProjectDraft,
} from "./project-draft";

type Context = Readonly<RouterContextProvider>;

const CALL = "work_experience";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const project = projectIn(viewer, params.project);
  const draft = await withUnsentPhotos(context, request, { project, draft: await readProjectDraft(context, project) });
  const t = getT(context, "work");
  return {
    title: project ? t("edit.title") : t("add.title"),
    profile: Number(params.id),
    project: project?.id ?? null,
    draft: draft ?? draftOf(project),
    unsaved: draft !== null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request);
  const project = projectIn(viewer, params.project);
  const formData = await readFields(request, { files: MAX_SENT_IMAGES });
  const before = (await readProjectDraft(context, project)) ?? draftOf(project);
  const intent = formData.get("intent");
  const pageAddress = new URL(request.url).pathname;
  if (intent === "discard") {
    await clearProjectDraft(context, before);
    return redirect(pageAddress, 303);
  }
  const taking = { uploads: getUploads(context), language: getLocale(context), most: MAX_WORK_IMAGES, context: CALL };
  const { pictures, photoErrors } = await changedPictures(before.pictures, formData, taking);
  const draft = withTyped({ ...before, pictures }, formData);
  // Save the draft before reporting errors.
  await writeProjectDraft(context, draft);
  if (photoErrors.length > 0) {
    const form = readForm(formData, projectForm, { locale: getLocale(context), context: CALL });
    return data({ result: intent === "save" && !form.ok ? form.reply : undefined, photoErrors }, { status: 422 });
  }
  if (intent !== "save") return redirect(`${pageAddress}#images`, 303);
  const added = project ? undefined : await addedBefore(context, viewer, formData);
  if (added) return toAdded(context, draft, added, `/profile/${params.id}/work-experience`);
  return save(context, request, { formData, draft, to: `/profile/${params.id}/work-experience` });
}

async function toAdded(context: Context, draft: ProjectInProgress, added: WorkExperience, list: string) {
  const t = getT(context, "work");
  if (await writeAsChange(context, draft, added)) {
    getFlash(context).info(t("added"));
    return redirect(`${list}/${added.id}/bewerken`, 303);
  }
  getFlash(context).success(t("saved"));
  return redirect(list, 303);
}

interface Saving {
  formData: FormData;
  draft: ProjectInProgress;
  to: string;
}

async function save(context: Context, request: Request, { formData, draft, to }: Saving) {
  const form = readForm(formData, projectForm, { locale: getLocale(context), context: CALL });
  if (!form.ok) return refused(form.reply);
  let added: number | null;
  try {
    added = await saveProject(context, draft, (add) => once(context, request, formData, add));
  } catch (error) {
    return refusedByApi(form, error);
  }
  await clearProjectDraft(context, draft);
  // After the draft is cleared: an equal post meanwhile gets the answer of this one.
  if (added !== null) await rememberAdded(context, formData, added);
  getFlash(context).success(getT(context, "work")("saved"));
  return redirect(to, 303);
}

export const meta = privateMeta;

export default function Project({ loaderData, actionData }: Route.ComponentProps) {
  const photoErrors = actionData && "photoErrors" in actionData ? actionData.photoErrors : undefined;
  return <ProjectPage {...loaderData} result={actionData?.result} photoErrors={photoErrors} />;
}
