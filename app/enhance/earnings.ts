import { isLanguage } from "~/domain/language";
import { feeOf, formatEuros, parseMoney } from "~/domain/money";

/** Beside the amount of a bid, as it is typed: what the helper receives of it. */
export function earnings(): void {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : "nl";
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "amount") return;
    const note = target.form?.querySelector<HTMLElement>("[data-earnings]");
    const cents = parseMoney(target.value);
    if (!note?.dataset.earnings || cents === null) return;
    note.textContent = note.dataset.earnings.replace("{amount}", formatEuros(cents - feeOf(cents), language));
  });
}
