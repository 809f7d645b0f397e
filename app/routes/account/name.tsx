import { redirect } from "react-router";
import { AccountPage } from "~/components/account/account-page";
import { MeantAddress } from "~/components/account/meant-address";
import { JobSteps } from "~/components/account/waiting";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { FormErrors } from "~/components/ui/form-errors";
import { PostForm } from "~/components/ui/post-form";
import { TextField } from "~/components/ui/text-field";
import { getApi } from "~/context";
import { loginReason } from "~/domain/accounts/login-reason";
import { meantAddress } from "~/domain/accounts/mail-slip";
import { nameForm } from "~/domain/accounts/profile-form";
import { capitalised } from "~/domain/accounts/user-card";
import { stepPath } from "~/domain/jobs/job-steps";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { getLocale, getT } from "~/middleware/locale";
import { returnPath } from "~/middleware/return-path";
import { isNameless, requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { hasSavedForm } from "../saved-form";
import type { Route } from "./+types/name";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const next = returnPath(query.get("next"));
  const viewer = await requireViewer(context, request);
  if (!isNameless(viewer)) throw redirect(next, 303);
  const isPosting = next.startsWith("/post-job");
  const kept = isPosting ? next.split("?")[0] !== stepPath(null, 1) : await hasSavedForm(context, next);
  const { id, email } = viewer;
  return {
    id,
    meant: meantAddress(email),
    email,
    next,
    kept,
    isNeeded: query.has("nodig"),
    title: getT(context, "account")("name.title"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireViewer(context, request);
  const formData = await readFields(request);
  const form = readForm(formData, nameForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await getApi(context).profile.change({ body: { ...form.value, name: capitalised(form.data.name) } });
    return redirect(returnPath(formData.get("next")), 303);
  } catch (error) {
    return refusedByApi(form, error);
  }
}

export const meta = privateMeta;

export default function Name({
  loaderData: { id, email, meant, next, kept, isNeeded },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation(["account", "profile"]);
  const [form, fields] = useForm(nameForm, { id: "name", lastResult: actionData?.result });
  const needed = kept ? `${t("name.needed")} ${t("name.kept")}` : t("name.needed");
  return (
    <AccountPage
      title={t("name.title")}
      intro={isNeeded ? needed : t("name.intro")}
      notice={
        <>
          {loginReason(next) === "post" && <JobSteps next={next} />}
          {meant && id !== null && <MeantAddress id={id} email={email} meant={meant} />}
        </>
      }
    >
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} className="grid gap-5">
        <input type="hidden" name="next" value={next} />
        <TextField
          field={fields.name}
          label={t("profile:personal.name")}
          hint={t("profile:personal.nameHint")}
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
        />
        <Button className="button-wide">{t("name.submit")}</Button>
        {!isNeeded && (
          <ButtonLink variant="quiet" to={next}>
            {t("name.skip")}
          </ButtonLink>
        )}
      </PostForm>
    </AccountPage>
  );
}
