import type { FlatNamespace, i18n, TFunction } from "i18next";
import { useContext } from "react";
import { I18nContext } from "react-i18next";
import { isLanguage, type Language } from "../domain/language";
import type { Namespace } from "./index";

type Spaces = Namespace | readonly [Namespace, ...Namespace[]];
type TypedT<S extends Spaces> = TFunction<
  S extends FlatNamespace ? S : S extends readonly FlatNamespace[] ? [...S] : never
>;
type AnyT = (key: string, options?: object) => string;

/** A `t` per language and namespaces, for the life of the isolate or tab: there is one instance of each language. */
const made = new Map<string, AnyT>();

/** Sentences without holes are looked up once: a list of jobs asks for the same dozen again and again. */
function remembering(translate: AnyT): AnyT {
  const known = new Map<string, string>();
  return (key, options) => {
    if (options) return translate(key, options);
    let sentence = known.get(key);
    if (sentence === undefined) {
      sentence = translate(key);
      known.set(key, sentence);
    }
    return sentence;
  };
}

function tOf(texts: i18n, language: Language, spaces: Spaces): AnyT {
  const name = `${language} ${String(spaces)}`;
  let t = made.get(name);
  if (!t) {
    t = remembering(texts.getFixedT(language, spaces as Namespace) as unknown as AnyT);
    made.set(name, t);
  }
  return t;
}

/**
 * The texts of the page's language: react-i18next's hook without what a browser would need of it (it makes an object and
 * binds listeners in every component, a third of the time of rendering a list). Works below its `I18nextProvider`.
 */
export function useTranslation<const S extends Spaces = "common">(spaces?: S): { t: TypedT<S>; language: Language } {
  const texts = useContext(I18nContext).i18n;
  const language = isLanguage(texts.language) ? texts.language : "nl";
  return { t: tOf(texts, language, spaces ?? "common") as unknown as TypedT<S>, language };
}
