import { formatEuros, parseMoney } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { requestAddress } from "../deals/request-address";
import { useLocale } from "../locale";
import { DealLine } from "./deal-line";
import type { NextStepProps } from "./next-step-props";

export function RequestLines({
  chat,
  viewer,
  money,
  terms,
  isStep = false,
}: Pick<NextStepProps, "chat" | "viewer" | "money" | "terms"> & { isStep?: boolean }) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const isOwner = chat.owner === viewer;
  return money.requests.map(({ id, amount, description }, index) => {
    const sum = formatEuros(parseMoney(amount) ?? 0, locale);
    const direct = terms.mode === "direct" || money.uncovered !== null ? "Direct" : "";
    const says = t(isOwner ? `extra.asked${direct}` : `extra.own${direct}`, { name: chat.name, amount: sum });
    return (
      <DealLine
        key={id}
        icon="euro"
        text={description ? `${says}: ${description}` : `${says}.`}
        to={requestAddress(id)}
        link={t(isOwner ? `extra.answer${direct}` : "extra.see")}
        isStep={isStep && index === 0}
      />
    );
  });
}
