import { data, redirect } from "react-router";
import type { ApiClient } from "~/api/client";
import { ApiError, optional } from "~/api/error";
import { throttledFor } from "~/api/messages";
import { AccountPage } from "~/components/account/account-page";
import { Agreement } from "~/components/account/agreement";
import { QuickWays } from "~/components/account/quick-ways";
import { SocialLogins } from "~/components/account/social-logins";
import { Waiting } from "~/components/account/waiting";
import { WhyAccount } from "~/components/account/why-account";
import { SocialFailureNote, socialFailureIn } from "~/components/people/social-failure";
import { Button } from "~/components/ui/button";
import { FormErrors } from "~/components/ui/form-errors";
import { Link } from "~/components/ui/link";
import { PasswordField } from "~/components/ui/password-field";
import { PostForm } from "~/components/ui/post-form";
import { TextField } from "~/components/ui/text-field";
import { getApi, getLimits, getSession, getVisit } from "~/context";
import { type SignUp, signUpForm, type Tokens } from "~/domain/accounts/account";
import { meantAddress } from "~/domain/accounts/mail-slip";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { getLocale, getT } from "~/middleware/locale";
import { returnPath } from "~/middleware/return-path";
import { getViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { waitingJob } from "../jobs/draft";
import { once } from "../once";
import { paymentTermsOf } from "../payment-terms";
import type { Route } from "./+types/signup";
import { aimedJob } from "./aimed-job";
import { MAILED } from "./mailed";
import { socialLogins } from "./social-logins";
import { welcome } from "./welcome-back";

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = returnPath(new URL(request.url).searchParams.get("next"));
  if (await getViewer(context)) throw redirect(next, 303);
  const [job, about, apps, terms] = await Promise.all([
    waitingJob(context, next),
    aimedJob(context, next),
    socialLogins(context),
    paymentTermsOf(context),
  ]);
  const failed = socialFailureIn(request.url);
  return { next, failed, job, about, apps, terms, title: getT(context, "account")("signup.title") };
}

/**
 * A taken address got the same answer as a new one, so a wrong password must not reveal anything: the owner gets a
 * mail.
 */
async function firstLogin(api: ApiClient, { email, password }: SignUp): Promise<Tokens | null> {
  try {
    return await api.account.logIn({ body: { email, password } });
  } catch (error) {
    if (error instanceof ApiError && error.code === "bad_credentials") return null;
    throw error;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  const language = getLocale(context);
  const next = returnPath(formData.get("next"));
  // An equal post (double click) signed up and logged in.
  if (await getViewer(context)) return redirect(next, 303);
  const form = readForm(formData, signUpForm, { locale: language });
  if (!form.ok) return refused(form.reply);
  if (!(await getLimits(context).count("signUp"))) {
    return data({ result: form.refuse({}, [throttledFor(getLimits(context).retryAfter, language)]) }, { status: 429 });
  }
  try {
    const visit = getVisit(context);
    const body = { ...form.value, language, partner_id: visit?.partner_id };
    await once(context, request, formData, (key) => getApi(context).account.create({ body }, key));
    const tokens = await firstLogin(getApi(context), form.value);
    if (tokens) await getSession(context).signIn(tokens);
    // A failure to count the partner's visit must not block the sign-up.
    if (tokens && visit) await optional(getApi(context).partner.convertVisit({ body: visit }));
    if (tokens) return redirect(await welcome(context, next, "welcomeMailed"), 303);
    return redirect(`/login?next=${encodeURIComponent(next)}&${MAILED}`, 303);
  } catch (error) {
    return refusedByApi(form, error);
  }
}

export const meta = privateMeta;

export default function Signup({
  loaderData: { next, failed, job, about, apps, terms },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const [form, fields] = useForm(signUpForm, { id: "signup", lastResult: actionData?.result });
  const meant = meantAddress(String(fields.email.initialValue ?? ""));
  const other = next === "/" ? "" : `?next=${encodeURIComponent(next)}`;
  return (
    <AccountPage
      title={t("signup.title")}
      intro={
        <>
          {t("signup.haveOne")} <Link to={`/login${other}`}>{t("signup.login")}</Link>
        </>
      }
      notice={
        failed && !actionData ? (
          <SocialFailureNote failed={failed} at="signup" />
        ) : (
          <Waiting next={next} job={job} about={about} way="signup" />
        )
      }
      beside={<WhyAccount title={t("why.title")} next={next} terms={terms} />}
    >
      <FormErrors form={form} fields={fields} title={t("signup.refused")} />
      {apps.length > 0 && (
        <QuickWays>
          <SocialLogins apps={apps} next={next} from="signup" />
        </QuickWays>
      )}
      <PostForm form={form} className="grid gap-5">
        <input type="hidden" name="next" value={next} />
        <TextField
          field={fields.email}
          label={t("email")}
          hint={meant && t("meant.typed", { meant })}
          type="email"
          autoComplete="email"
        />
        <PasswordField
          field={fields.password}
          label={t("password")}
          hint={t("signup.passwordHint")}
          autoComplete="new-password"
        />
        <div className={fields.confirm.errors ? undefined : "js:hidden"}>
          <TextField
            field={fields.confirm}
            label={t("signup.confirm")}
            type="password"
            autoComplete="new-password"
            data-repeats={fields.password.id}
          />
        </div>
        <Agreement />
        <Button className="button-wide" pendingText={t("signup.pending")}>
          {t("signup.submit")}
        </Button>
      </PostForm>
    </AccountPage>
  );
}
