import type { RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { apiContext, servicesContext } from "../context";
import { isLanguage, LANGUAGES, type Language } from "../domain/language";
import { fixedT, type Namespace } from "../locales";
import { getViewer } from "./viewer";

type Context = Readonly<RouterContextProvider>;

/** Chosen by hand, else the profile's, else what the browser asks for; the API is asked in it from here on. */
async function findLocale({ context }: { context: Context }): Promise<Language> {
  const { apiIn, language, session } = context.get(servicesContext);
  const askIn = (locale: Language) => {
    (context as RouterContextProvider).set(apiContext, apiIn(locale));
    return locale;
  };
  const likely = askIn(language.chosen ?? language.accepted);
  if (language.chosen || !session.signedIn) return likely;
  const viewer = await getViewer(context).catch(() => null);
  return viewer && viewer.language !== likely ? askIn(viewer.language) : likely;
}

// The instance it makes for a request is not used (app/locales shares one per language): without texts it costs least.
const [detection, detected] = createI18nextMiddleware({
  detection: { supportedLanguages: [...LANGUAGES], fallbackLanguage: "nl", order: ["custom"], findLocale },
  i18next: { resources: {}, initAsync: false },
});

/** Decides the language of the page. */
export const localeMiddleware = detection;

/** The language of the page; `nl` where the router answers without middleware (a method it does not know). */
export function getLocale(context: Context): Language {
  try {
    const locale = detected(context);
    if (isLanguage(locale)) return locale;
  } catch {}
  return "nl";
}

/** The typed `t`, for titles and notes made in loaders and actions. */
export const getT = <N extends Namespace>(context: Context, namespace: N) => fixedT(getLocale(context), namespace);
