import { data, redirect } from "react-router";
import type { ApiClient } from "~/api/client";
import { ApiError, optional } from "~/api/error";
import { CODES } from "~/api/messages";
import { brand } from "~/brand";
import { AccountPage } from "~/components/account/account-page";
import { Agreement } from "~/components/account/agreement";
import { OtherWays } from "~/components/security/other-ways";
import { SocialLogins } from "~/components/security/social-logins";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Checkbox } from "~/components/ui/checkbox";
import { FormErrors } from "~/components/ui/form-errors";
import { Link } from "~/components/ui/link";
import { PostForm } from "~/components/ui/post-form";
import { TextField } from "~/components/ui/text-field";
import { getApi, getLimits, getSession, getVisit } from "~/context";
import { type SignUp, signUpForm, type Tokens } from "~/domain/account";
import { dayInAmsterdam } from "~/domain/calendar";
import { checkProps } from "~/forms/props";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { returnPath } from "~/middleware/return-path";
import { getViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { waitingJob } from "../jobs/draft";
import { once } from "../once";
import type { Route } from "./+types/signup";
import { socialLogins } from "./social-logins";
import { welcomeBack } from "./welcome-back";

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = returnPath(new URL(request.url).searchParams.get("next"));
  if (await getViewer(context)) throw redirect(next, 303);
  const [job, apps] = await Promise.all([waitingJob(context, next), socialLogins(context)]);
  return { next, job, apps, title: getT(context, "account")("signup.title") };
}

/**
 * Logs the new account in. An address that was taken already gave the same answer as a new one, so a password that does
 * not fit it says nothing: its holder has mail.
 */
async function firstLogin(api: ApiClient, { email, password }: SignUp): Promise<Tokens | null> {
  try {
    return await api.account.logIn({ body: { email, password } });
  } catch (error) {
    if (error instanceof ApiError && error.code === "bad_credentials") return null;
    throw error;
  }
}

/** An address with an account and its right password logs in: no mail went out, and nobody is new. */
async function isNew(context: Route.ActionArgs["context"]): Promise<boolean> {
  const viewer = await optional(getApi(context).profile.own());
  return viewer === null || viewer.member_since === dayInAmsterdam(Date.now());
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readFields(request);
  const language = getLocale(context);
  const t = getT(context, "account");
  const next = returnPath(sent.get("next"));
  // The other post of a double press has signed up and logged in.
  if (await getViewer(context)) return redirect(next, 303);
  const form = readForm(sent, signUpForm, { locale: language });
  if (!form.ok) return refused(form.reply);
  if (!(await getLimits(context).count("signUp"))) {
    return data({ result: form.refuse({}, [CODES.throttled[language]]) }, { status: 429 });
  }
  try {
    const visit = getVisit(context);
    const body = { ...form.value, language, partner_id: visit?.partner_id };
    await once(context, request, sent, (key) => getApi(context).account.create({ body }, key));
    const tokens = await firstLogin(getApi(context), form.value);
    if (tokens) await getSession(context).signIn(tokens);
    // The partner's count is no reason to refuse somebody.
    if (tokens && visit) await optional(getApi(context).partner.convertVisit({ body: visit }));
    if (tokens && (await isNew(context))) getFlash(context).success(t("signup.welcome", { brand: brand.name }));
    else if (tokens) await welcomeBack(context);
    else getFlash(context).info(t("signup.check"));
    return redirect(tokens ? next : `/login?next=${encodeURIComponent(next)}`, 303);
  } catch (error) {
    return refusedByApi(form, error);
  }
}

export const meta = privateMeta;

/** Why the way to a job leads past here, what waits, and the way for somebody who has an account. */
function PostingNotice({ job, login }: { job: string | null; login: string }) {
  const { t } = useTranslation("account");
  return (
    <Alert
      tone="info"
      title={job === null ? t("signup.post") : job ? t("signup.draftOf", { title: job }) : t("signup.draft")}
      action={
        <ButtonLink to={login} variant="secondary">
          {t("signup.login")}
        </ButtonLink>
      }
    >
      {t("signup.postText")}
    </Alert>
  );
}

export default function Signup({ loaderData: { next, job, apps }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["account", "common"]);
  const [form, fields] = useForm(signUpForm, { id: "signup", lastResult: actionData?.result });
  const optional = t("common:form.optional");
  const other = next === "/" ? "" : `?next=${encodeURIComponent(next)}`;
  return (
    <AccountPage
      title={t("signup.title")}
      intro={t("signup.intro")}
      notice={next.startsWith("/post-job") && <PostingNotice job={job} login={`/login${other}`} />}
      aside={
        <p>
          {t("signup.haveOne")} <Link to={`/login${other}`}>{t("signup.login")}</Link>
        </p>
      }
    >
      <FormErrors form={form} fields={fields} title={t("signup.refused")} />
      <PostForm form={form} className="grid gap-5">
        <input type="hidden" name="next" value={next} />
        <TextField
          field={fields.first_name}
          label={t("signup.firstName")}
          optionalText={optional}
          autoComplete="given-name"
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField
          field={fields.last_name}
          label={t("signup.lastName")}
          hint={t("signup.lastNameHint")}
          optionalText={optional}
          autoComplete="family-name"
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField field={fields.email} label={t("email")} type="email" autoComplete="email" />
        <TextField
          field={fields.password}
          label={t("password")}
          hint={t("signup.passwordHint")}
          type="password"
          autoComplete="new-password"
        />
        <TextField field={fields.confirm} label={t("signup.confirm")} type="password" autoComplete="new-password" />
        <Checkbox {...checkProps(fields.email_opt_in)} label={t("signup.optIn")} />
        <Agreement />
        <Button className="button-wide" pendingText={t("signup.pending")}>
          {t("signup.submit")}
        </Button>
      </PostForm>
      {apps.length > 0 && (
        <OtherWays>
          <SocialLogins apps={apps} next={next} />
        </OtherWays>
      )}
    </AccountPage>
  );
}
