import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";

interface QuestionsLinkProps {
  count: number;
  canAsk: boolean;
}

export function QuestionsLink({ count, canAsk }: QuestionsLinkProps) {
  const { t } = useTranslation("jobs");
  if (count === 0 && !canAsk) return null;
  const text = count === 0 ? "toAsk" : canAsk ? "toReadOrAsk" : "titleCount";
  return (
    <a className="text-link inline-flex min-h-11 items-center gap-1.5" href="#vragen">
      <Icon name="question" />
      {t(`questions.${text}`, { count })}
    </a>
  );
}
