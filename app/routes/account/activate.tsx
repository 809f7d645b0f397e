import { data, redirect } from "react-router";
import { isRefused, optional } from "~/api/error";
import { ConfirmAddress } from "~/components/account/confirm-address";
import { ConfirmByLogin } from "~/components/account/confirm-by-login";
import { DeadLink } from "~/components/account/dead-link";
import { getApi, getSession } from "~/context";
import { credentials, type LinkState, mailForm } from "~/domain/accounts/account";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { pageUrl } from "~/middleware/page-url";
import { getViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { once } from "../once";
import { flashRefusal } from "../refusal";
import type { Route } from "./+types/activate";
import { textsAfterLogin } from "./welcome-back";

type Context = Route.ActionArgs["context"];

const isEmailChange = (request: Request) => pageUrl(request).pathname.endsWith("/confirm-email");

/** Older back ends do not have this call; the link is then validated on use. */
async function stateOf(context: Context, link: { uid: string; token: string }): Promise<LinkState> {
  if (!link.uid || !link.token) return "unknown";
  return (await optional(getApi(context).account.readLink({ body: link })))?.state ?? "usable";
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = pageUrl(request);
  const link = { uid: searchParams.get("uid") ?? "", token: searchParams.get("token") ?? "" };
  const [viewer, state] = await Promise.all([getViewer(context), stateOf(context, link)]);
  const t = getT(context, "account");
  return {
    title: t(state === "usable" ? "activate.title" : `activate.dead.${state}.title`),
    ...link,
    state,
    isOwn: viewer !== null && String(viewer.id) === link.uid,
    isChange: isEmailChange(request),
    pageAddress: pathname + search,
  };
}

/**
 * Gives the same answer for every address, so that it does not reveal accounts. A logged-in owner sees the real result
 * on the home page.
 */
async function resend(formData: FormData, request: Request, context: Context) {
  const form = readForm(formData, mailForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  const isOwn = (await getViewer(context))?.email === form.value.email;
  try {
    await once(context, request, formData, (key) => getApi(context).account.resendActivation({ body: form.data }, key));
  } catch (error) {
    if (!isOwn) return refusedByApi(form, error);
    flashRefusal(context, error);
    return redirect("/", 303);
  }
  getFlash(context).success(getT(context, "account")(isOwn ? "activate.resentOwn" : "activate.resent"));
  return redirect("/", 303);
}

async function logInTo(uid: string, formData: FormData, context: Context) {
  const form = readForm(formData, credentials, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  const session = getSession(context);
  try {
    await session.signIn(await getApi(context).account.logIn({ body: form.data }));
    if (String((await getApi(context).profile.own()).id) === uid) return null;
  } catch (error) {
    return refusedByApi(form, error);
  }
  await session.signOut();
  return refused(form.refuse({}, [getT(context, "account")("activate.otherAccount")]));
}

/**
 * Confirms only in a session of the account: another person may have signed up with this address, and their password
 * would remain (record 071). Needs a button, because mail scanners open links.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  if (formData.has("email") && !formData.has("token")) return resend(formData, request, context);
  const body = { uid: String(formData.get("uid")), token: String(formData.get("token")) };
  if (formData.has("password")) {
    const reply = await logInTo(body.uid, formData, context);
    if (reply) return reply;
  } else if (String((await getViewer(context))?.id) !== body.uid) {
    return redirect(`${pageUrl(request).pathname}?${new URLSearchParams(body)}`, 303);
  }
  try {
    const { account } = getApi(context);
    await (isEmailChange(request) ? account.confirmEmail({ body }) : account.activate({ body }));
  } catch (error) {
    if (isRefused(error, 400)) return data({ result: undefined }, { status: 400 });
    throw error;
  }
  getFlash(context).success((await textsAfterLogin(context))("activate.done"));
  return redirect("/", 303);
}

export const meta = privateMeta;

export default function Activate({ loaderData, actionData }: Route.ComponentProps) {
  const { state, isOwn } = loaderData;
  // Rejected although the link is valid: the address is taken.
  const isTaken = state === "usable" && actionData && !actionData.result;
  if (isTaken || state !== "usable") {
    return <DeadLink {...loaderData} reason={state === "usable" ? "taken" : state} lastResult={actionData?.result} />;
  }
  return isOwn ? (
    <ConfirmAddress {...loaderData} />
  ) : (
    <ConfirmByLogin {...loaderData} lastResult={actionData?.result} />
  );
}
