import { data, redirect } from "react-router";
import { ApiError, isRefused, optional } from "~/api/error";
import { fieldMessage } from "~/api/field-messages";
import { socialFailureIn } from "~/components/people/social-failure";
import { SettingsPage } from "~/components/settings/settings-page";
import { getApi } from "~/context";
import { emailKey } from "~/domain/accounts/account";
import { deviceNameOf } from "~/domain/accounts/device-name";
import { passkeyForm, registrationCredential, writtenCredential } from "~/domain/accounts/passkey";
import { addressByEmail, addressByPassword, passwordForm, settingsForm } from "~/domain/accounts/profile-form";
import { setCookie } from "~/domain/site/cookie";
import { isLanguage } from "~/domain/values/language";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { fixedT } from "~/locales";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { socialLogins } from "../account/social-logins";
import { privateMeta } from "../head";
import { once } from "../once";
import { paymentTermsOf } from "../payment-terms";
import { flashRefusal } from "../refusal";
import { clearSavedForm } from "../saved-form";
import type { Route } from "./+types/settings";
import { isVerification, startVerification } from "./start-verification";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const { account, payment, passkey, social } = getApi(context);
  const [verification, { results: passkeys }, linked, apps, { mode }, proof] = await Promise.all([
    payment.verificationStatus(),
    passkey.list(),
    // Older back ends do not have linked accounts.
    optional(social.list()),
    socialLogins(context),
    paymentTermsOf(context),
    optional(account.readProof()),
  ]);
  return {
    profile: viewer,
    verification,
    passkeys,
    failed: socialFailureIn(request.url),
    links: linked?.results ?? [],
    apps: linked ? apps : [],
    proved: proof?.proved_until !== null,
    direct: mode === "direct",
    title: getT(context, "profile")("settings.title"),
  };
}

type Args = { formData: FormData; request: Request; context: Route.ActionArgs["context"]; id: string };

const refusedIn = (
  form: "account" | "email" | "password" | "passkey",
  { data: { result }, init }: ReturnType<typeof refused>,
) => data({ form, result }, init ?? undefined);

async function changePassword({ formData, context, id }: Args) {
  const form = readForm(formData, passwordForm, { locale: getLocale(context), context: "set_password" });
  if (!form.ok) return refusedIn("password", refused(form.reply));
  const { old_password: current_password, new_password } = form.value;
  try {
    await getApi(context).account.setPassword({ body: { current_password, new_password } });
  } catch (error) {
    if (error instanceof ApiError && error.fields?.current_password) {
      const result = form.refuse({ old_password: error.fields.current_password }, []);
      return refusedIn("password", data({ result }, { status: 400 }));
    }
    return refusedIn("password", refusedByApi(form, error, getT(context, "profile")("settings.passwordFailed")));
  }
  getFlash(context).success(getT(context, "profile")("settings.passwordChanged"));
  return redirect(`/profile/${id}/settings`, 303);
}

async function addPasskey({ formData, request, context, id }: Args) {
  const t = getT(context, "security");
  const form = readForm(formData, passkeyForm, { locale: getLocale(context) });
  if (!form.ok) return refusedIn("passkey", refused(form.reply));
  const credential = writtenCredential(registrationCredential, form.value.credential);
  if (!credential) return refusedIn("passkey", refused(form.refuse({}, [t("passkey.addRefused")])));
  try {
    const name = form.value.name ?? deviceNameOf(request.headers.get("User-Agent"));
    await getApi(context).passkey.register({ body: { name, credential } });
  } catch (error) {
    if (!isRefused(error, 400)) return refusedIn("passkey", refusedByApi(form, error));
    return refusedIn("passkey", data({ result: form.refuse({}, [t("passkey.addRefused")]) }, { status: 400 }));
  }
  getFlash(context).success(t("passkey.added"));
  return redirect(`/profile/${id}/settings#passkeys`, 303);
}

/** Requires the password, or for an account without one its own address, typed out. */
async function changeEmail({ formData, request, context, id }: Args) {
  const viewer = await requireViewer(context, request);
  const locale = getLocale(context);
  const form = readForm(formData, viewer.has_password ? addressByPassword : addressByEmail, { locale });
  if (!form.ok) return refusedIn("email", refused(form.reply));
  const { current_email, ...body } = { current_email: viewer.email, ...form.value };
  if (emailKey(current_email) !== emailKey(viewer.email)) {
    const message = fieldMessage("email_other", locale);
    return refusedIn("email", refused(form.refuse({ current_email: [message] }, [])));
  }
  const isOwn = emailKey(body.email) === emailKey(viewer.email);
  // With a change pending, the own address cancels it.
  if (isOwn && viewer.pending_email === null) {
    return refusedIn("email", refused(form.refuse({ email: [fieldMessage("email_own", locale)] }, [])));
  }
  try {
    await once(context, request, formData, (key) => getApi(context).profile.change({ body }, key));
  } catch (error) {
    return refusedIn("email", refusedByApi(form, error));
  }
  await clearSavedForm(context);
  const said = isOwn ? ("settings.emailKept" as const) : ("settings.emailAsked" as const);
  getFlash(context).success(getT(context, "profile")(said, { email: body.email }));
  return redirect(`/profile/${id}/settings`, 303);
}

async function sendConfirmation({ formData, request, context, id }: Args) {
  const { email } = await requireViewer(context, request);
  try {
    await once(context, request, formData, (key) => getApi(context).account.resendActivation({ body: { email } }, key));
    getFlash(context).success(getT(context, "account")("activate.resentOwn"));
  } catch (error) {
    flashRefusal(context, error);
  }
  return redirect(`/profile/${id}/settings`, 303);
}

async function saveSettings({ formData, request, context, id }: Args) {
  const form = readForm(formData, settingsForm, { locale: getLocale(context) });
  if (!form.ok) return refusedIn("account", refused(form.reply));
  const { language } = form.value;
  try {
    await getApi(context).profile.change({ body: { language } });
  } catch (error) {
    return refusedIn("account", refusedByApi(form, error, getT(context, "profile")("settings.notSaved")));
  }
  await clearSavedForm(context);
  // The note is in the new language.
  const next = isLanguage(language) ? language : getLocale(context);
  getFlash(context).success(fixedT(next, "profile")("settings.saved"));
  const headers = isLanguage(language) ? { "Set-Cookie": setCookie("lng", language, request.url) } : undefined;
  return redirect(`/profile/${id}/settings`, { status: 303, headers });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  const args = { formData, request, context, id: params.id };
  const intent = formData.get("intent");
  if (isVerification(intent)) return startVerification(context, `/profile/${params.id}/settings`, intent);
  if (intent === "confirm-mail") return sendConfirmation(args);
  if (intent === "passkey") return addPasskey(args);
  if (intent === "email") return changeEmail(args);
  return intent === "password" ? changePassword(args) : saveSettings(args);
}

export const meta = privateMeta;

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage {...loaderData} refused={actionData} />;
}
