import { type Language, LOCALES } from "~/domain/values/language";

export const momentIn = (at: number, language: Language): string =>
  new Date(at).toLocaleString(LOCALES[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Amsterdam",
  });
