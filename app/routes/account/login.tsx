import { redirect } from "react-router";
import { AccountPage } from "~/components/account/account-page";
import { Agreement } from "~/components/account/agreement";
import { DemoAccounts } from "~/components/account/demo-accounts";
import { PasskeyLogin } from "~/components/account/passkey-login";
import { QuickWays } from "~/components/account/quick-ways";
import { SocialLogins } from "~/components/account/social-logins";
import { Waiting } from "~/components/account/waiting";
import { WhyAccount } from "~/components/account/why-account";
import { SocialFailureNote, socialFailureIn } from "~/components/people/social-failure";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { FormErrors } from "~/components/ui/form-errors";
import { Link } from "~/components/ui/link";
import { PasswordField } from "~/components/ui/password-field";
import { PostForm } from "~/components/ui/post-form";
import { TextField } from "~/components/ui/text-field";
import { getApi, getEnvironment, getSession } from "~/context";
import { credentials } from "~/domain/accounts/account";
import { isLocal } from "~/domain/site/environment";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { useForm } from "~/forms/use-form";
import { HELD } from "~/live/held-message";
import { useTranslation } from "~/locales/use-translation";
import { getLocale, getT } from "~/middleware/locale";
import { returnPath } from "~/middleware/return-path";
import { getViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { waitingJob } from "../jobs/draft";
import { paymentTermsOf } from "../payment-terms";
import { hasSavedForm } from "../saved-form";
import type { Route } from "./+types/login";
import { aimedJob } from "./aimed-job";
import { MAILED } from "./mailed";
import { logInWithPasskey } from "./passkey-log-in";
import { socialLogins } from "./social-logins";
import { welcomeBack } from "./welcome-back";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const next = returnPath(searchParams.get("next"));
  if (await getViewer(context)) throw redirect(next, 303);
  const [job, about, kept, apps, terms] = await Promise.all([
    waitingJob(context, next),
    aimedJob(context, next),
    hasSavedForm(context, next),
    socialLogins(context),
    paymentTermsOf(context),
  ]);
  return {
    next,
    failed: socialFailureIn(request.url),
    mailed: searchParams.has(MAILED),
    job,
    about,
    kept: kept || searchParams.has(HELD),
    apps,
    terms,
    title: getT(context, "account")("login.title"),
    demo: isLocal(getEnvironment(context)),
  };
}

async function logInWithPassword(formData: FormData, context: Route.ActionArgs["context"]) {
  const form = readForm(formData, credentials, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await getSession(context).signIn(await getApi(context).account.logIn({ body: form.data }));
    return null;
  } catch (error) {
    return refusedByApi(form, error);
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  const byPasskey = formData.get("intent") === "passkey";
  const reply = await (byPasskey ? logInWithPasskey : logInWithPassword)(formData, context);
  if (reply) return reply;
  const next = returnPath(formData.get("next"));
  await welcomeBack(context, next, byPasskey ? "other" : "password");
  return redirect(next, 303);
}

export const meta = privateMeta;

export default function Login({
  loaderData: { next, failed, mailed, job, about, kept, apps, terms, demo },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const [form, fields] = useForm(credentials, { id: "login", lastResult: actionData?.result });
  const refusal = actionData && "refusal" in actionData && actionData.refusal;
  const other = next === "/" ? "" : `?next=${encodeURIComponent(next)}`;
  return (
    <AccountPage
      title={t("login.title")}
      intro={
        <span className="lg:hidden">
          {t("login.noAccount")} <Link to={`/signup${other}`}>{t("login.signup")}</Link>
        </span>
      }
      notice={
        refusal ? (
          <Alert tone="error" live>
            {refusal}
          </Alert>
        ) : failed && !actionData ? (
          <SocialFailureNote failed={failed} at="login" />
        ) : mailed ? (
          <Alert tone="info">{t("signup.check")}</Alert>
        ) : (
          <Waiting next={next} job={job} about={about} way="login" kept={kept} />
        )
      }
      aside={!import.meta.env.DEPLOYED && demo && <DemoAccounts />}
      beside={
        <div className="max-lg:hidden">
          <WhyAccount title={t("login.noAccount")} next={next} terms={terms}>
            <ButtonLink to={`/signup${other}`} variant="secondary" className="justify-self-start">
              {t("login.signup")}
            </ButtonLink>
          </WhyAccount>
        </div>
      }
    >
      <FormErrors form={form} fields={fields} />
      <QuickWays needsScript={apps.length === 0}>
        <SocialLogins apps={apps} next={next}>
          <PasskeyLogin next={next} />
        </SocialLogins>
      </QuickWays>
      <PostForm form={form} className="grid gap-5">
        <input type="hidden" name="next" value={next} />
        <TextField field={fields.email} label={t("email")} type="email" autoComplete="username webauthn" />
        <div className="grid gap-1">
          <PasswordField field={fields.password} label={t("password")} autoComplete="current-password" />
          <p>
            <Link to="/forgot-password" className="text-link inline-flex min-h-11 items-center">
              {t("login.forgot")}
            </Link>
          </p>
        </div>
        <Button className="button-wide" pendingText={t("login.pending")}>
          {t("login.submit")}
        </Button>
      </PostForm>
      {apps.length > 0 && <Agreement first />}
    </AccountPage>
  );
}
