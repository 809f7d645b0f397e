import {
  type Cents,
  FEE_PERCENT,
  feeOf,
  formatEuros,
  isPrice,
  parseMoney,
  typedMoney,
  withFee,
} from "~/domain/money/money";
import { isLanguage } from "~/domain/values/language";

const NOTES: Record<string, { note: "earnings" | "total"; words: (bid: Cents) => Record<string, Cents> }> = {
  amount: {
    note: "earnings",
    words: (bid) => ({ amount: bid - feeOf(bid, FEE_PERCENT), bid, total: withFee(bid, FEE_PERCENT) }),
  },
  budget: { note: "total", words: (bid) => ({ bid, total: withFee(bid, FEE_PERCENT) }) },
};

export function earnings(): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { note: name, words } = NOTES[target.name] ?? {};
    const note = name && target.form?.querySelector<HTMLElement>(`[data-${name}]`);
    const sentence = note?.dataset[name ?? ""];
    if (!note || !sentence || !words) return;
    const { lang } = document.documentElement;
    const language = isLanguage(lang) ? lang : "nl";
    note.dataset.rule ??= note.textContent ?? "";
    const cents = parseMoney(typedMoney(target.value, language));
    note.textContent =
      cents === null || !isPrice(cents)
        ? note.dataset.rule
        : Object.entries(words(cents)).reduce(
            (text, [word, amount]) => text.replace(`{${word}}`, formatEuros(amount, language)),
            sentence,
          );
  });
}
