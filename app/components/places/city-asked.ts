import type { TFunction } from "i18next";
import type { Question } from "~/domain/site/site-text";
import type { PaymentTerms } from "../payments/payment-terms";

export const cityAsked = (t: TFunction<"cities">, city: string, { mode, percent }: PaymentTerms): Question[] => [
  {
    id: "kosten",
    question: t("questions.cost.question", { city }),
    answer: [t(`questions.cost.${mode}`, { percent })],
  },
  { id: "haast", question: t("questions.urgent.question"), answer: [t("questions.urgent.text")] },
  { id: "vertrouwen", question: t("questions.reliable.question"), answer: [t("questions.reliable.text")] },
];
