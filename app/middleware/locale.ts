import type { RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { apiContext, servicesContext } from "../context";
import { isLanguage, LANGUAGES, type Language } from "../domain/values/language";
import { fixedT, type Namespace } from "../locales";
import { getViewer } from "./viewer";

type Context = Readonly<RouterContextProvider>;

async function findLocale({ context }: { context: Context }): Promise<Language> {
  const { apiIn, language, session } = context.get(servicesContext);
  const askIn = (locale: Language) => {
    (context as RouterContextProvider).set(apiContext, apiIn(locale));
    return locale;
  };
  const likely = askIn(language.chosen ?? language.expected);
  if (language.chosen || !session.signedIn) return likely;
  const viewer = await getViewer(context).catch(() => null);
  if (!viewer || viewer.language === likely) return likely;
  language.expect(viewer.language);
  return askIn(viewer.language);
}

// This instance per request is not used (app/locales shares one per language). Without texts it is cheap.
const [detection, detected] = createI18nextMiddleware({
  detection: { supportedLanguages: [...LANGUAGES], fallbackLanguage: "nl", order: ["custom"], findLocale },
  i18next: { resources: {}, initAsync: false },
});

export const localeMiddleware = detection;

/** The router answers an unsupported method without middleware. */
export function getLocale(context: Context): Language {
  try {
    const locale = detected(context);
    if (isLanguage(locale)) return locale;
  } catch {}
  return "nl";
}

export const getT = <N extends Namespace>(context: Context, namespace: N) => fixedT(getLocale(context), namespace);
