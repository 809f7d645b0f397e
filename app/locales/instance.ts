import { createInstance, type i18n, type Resource } from "i18next";
import type { Language } from "../domain/values/language";
import { isolated } from "../domain/values/unseen";

export function instanceIn(language: Language, texts: Resource[string]): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: texts },
    defaultNS: "common",
    fallbackLng: false,
    initAsync: false,
    // React escapes markup. This isolates right-to-left values.
    interpolation: { escape: isolated },
  });
  return instance;
}
