import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi, servicesContext } from "~/context";
import { fixedT } from "~/locales";
import { getFlash } from "~/middleware/flash";
import { getLocale } from "~/middleware/locale";

type Context = Readonly<RouterContextProvider>;

/** Returns texts in the language of the next page: the chosen one, else the profile's. */
export async function textsAfterLogin(context: Context) {
  const { chosen } = context.get(servicesContext).language;
  const viewer = chosen ? null : await optional(getApi(context).profile.own());
  return fixedT(chosen ?? viewer?.language ?? getLocale(context), "account");
}

export async function welcomeBack(context: Context): Promise<void> {
  getFlash(context).success((await textsAfterLogin(context))("login.welcomeBare"));
}
