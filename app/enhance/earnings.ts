import { isLanguage } from "~/domain/language";
import { feeOf, formatEuros, isPrice, parseMoney, typedMoney } from "~/domain/money";

export function earnings(): void {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : "nl";
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "amount") return;
    const note = target.form?.querySelector<HTMLElement>("[data-earnings]");
    if (!note?.dataset.earnings) return;
    // The server's text is the fallback for any amount.
    note.dataset.rule ??= note.textContent ?? "";
    const cents = parseMoney(typedMoney(target.value));
    const received = cents === null || !isPrice(cents) ? null : formatEuros(cents - feeOf(cents), language);
    note.textContent = received === null ? note.dataset.rule : note.dataset.earnings.replace("{amount}", received);
  });
}
