import type { FlatNamespace, TFunction } from "i18next";
import { useContext } from "react";
import { I18nContext } from "react-i18next";
import { isLanguage, type Language } from "../domain/values/language";
import { rememberedT, type Spaces } from "./remembered";

type TypedT<S extends Spaces> = TFunction<
  S extends FlatNamespace ? S : S extends readonly FlatNamespace[] ? [...S] : never
>;

/** The hook of react-i18next creates an object and listeners per component: a third of the time to render a list. */
export function useTranslation<const S extends Spaces = "common">(spaces?: S): { t: TypedT<S>; language: Language } {
  const texts = useContext(I18nContext).i18n;
  const language = isLanguage(texts.language) ? texts.language : "nl";
  return { t: rememberedT(texts, language, spaces ?? "common") as unknown as TypedT<S>, language };
}
