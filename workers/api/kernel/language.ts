import type { Language } from "../../../app/domain/value";

/** `nl` or `en` by q-value of Accept-Language, any region; `nl` otherwise (api.md 1.9). */
export function languageOf(header: string | null): Language {
  let best: Language = "nl";
  let weight = 0;
  for (const part of (header ?? "").split(",")) {
    const [range = "", ...parameters] = part.trim().toLowerCase().split(";");
    const q = parameters.map((one) => one.trim()).find((one) => one.startsWith("q="));
    const quality = q ? Number(q.slice(2)) : 1;
    const primary = range.trim().split("-")[0];
    if ((primary === "nl" || primary === "en") && quality > weight) [best, weight] = [primary, quality];
  }
  return best;
}
