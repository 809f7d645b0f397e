import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { apiContext, servicesContext } from "../context";
import type { Language } from "../domain/value";
import { fixedT, type Namespace } from "../locales";
import { getViewer } from "./viewer";

const localeContext = createContext<Language>("nl");
type Context = Readonly<RouterContextProvider>;

export const getLocale = (context: Context) => context.get(localeContext);

/** The typed `t`, for titles and notes made in loaders and actions. */
export const getT = <N extends Namespace>(context: Context, namespace: N) => fixedT(getLocale(context), namespace);

/** Chosen by hand, else the profile's, else what the browser asks for. */
async function languageFor(context: Context): Promise<Language> {
  const { language, session } = context.get(servicesContext);
  if (language.chosen) return language.chosen;
  const viewer = session.signedIn ? await getViewer(context).catch(() => null) : null;
  return viewer?.language ?? language.accepted;
}

/** Decides the language of the page, and with it of everything the API says. */
export const localeMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { apiIn, language } = context.get(servicesContext);
  const likely = language.chosen ?? language.accepted;
  context.set(apiContext, apiIn(likely));
  const locale = await languageFor(context);
  context.set(localeContext, locale);
  if (locale !== likely) context.set(apiContext, apiIn(locale));
  return next();
};
