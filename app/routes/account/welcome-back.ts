import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { brand } from "~/brand";
import { getApi, servicesContext } from "~/context";
import { endedPress } from "~/domain/accounts/ended-press";
import { showsName } from "~/domain/accounts/login-reason";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { fixedT } from "~/locales";
import { getFlash } from "~/middleware/flash";
import { getLocale } from "~/middleware/locale";
import { namePath } from "~/middleware/viewer";

type Context = Readonly<RouterContextProvider>;

export async function textsAfterLogin(context: Context) {
  const { chosen } = context.get(servicesContext).language;
  const viewer = chosen ? null : await optional(getApi(context).profile.own());
  return fixedT(chosen ?? viewer?.language ?? getLocale(context), "account");
}

export async function welcome(context: Context, next: string, text: "welcomeNew" | "welcomeMailed"): Promise<string> {
  const viewer = await optional(getApi(context).profile.own());
  if (viewer && !(viewer.first_time && viewer.member_since === dayInAmsterdam(Date.now()))) {
    await welcomeBack(context, next);
    return next;
  }
  getFlash(context).success((await textsAfterLogin(context))(`signup.${text}`, { brand: brand.name }));
  return viewer?.name ? next : namePath(next, showsName(next));
}

/** A requested page is its own answer: only the home page gets the note. */
export async function welcomeBack(context: Context, next: string, by: "password" | "other" = "other"): Promise<void> {
  const t = await textsAfterLogin(context);
  const text = t("login.welcomeBare");
  const pressed = endedPress(next);
  const isHome = /^\/(?:[?#]|$)/.test(next);
  // No success: something is still to be done.
  if (pressed !== null) return getFlash(context).info(`${text} ${t(`undone.${pressed}`)}. ${t("login.undone")}`);
  if (isHome) getFlash(context).success(text);
  if (by === "password") getFlash(context).passwordLogin();
}
