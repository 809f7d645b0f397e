import { useTranslation } from "~/locales/use-translation";
import { startCodeAddress } from "../deals/start-code-address";
import { formatDayAndTime } from "../format";
import { useLocale } from "../locale";
import { DealLine } from "./deal-line";
import type { NextStepProps } from "./next-step-props";

export function StartLine({ chat, viewer, begunAt, canBegin, money, isStep }: NextStepProps & { isStep?: boolean }) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const to = startCodeAddress(chat.job);
  if (begunAt !== null) {
    const at = formatDayAndTime(begunAt, locale);
    return <DealLine icon="clock" text={t("start.begun", { at })} to={to} link={t("start.see")} />;
  }
  if (!canBegin || money.uncovered !== null) return null;
  const role = chat.owner === viewer ? "owner" : "helper";
  return (
    <DealLine
      icon="clock"
      text={t(`start.${role}`, { name: chat.name })}
      to={to}
      link={t(`start.${role}Link`)}
      isStep={isStep}
    />
  );
}
