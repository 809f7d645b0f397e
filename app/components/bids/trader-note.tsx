import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";

export function TraderNote() {
  const { t } = useTranslation("business");
  return (
    <details className="text-sm text-ink-soft">
      <summary className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4">
        <Icon name="business" />
        {t("seen.question")}
      </summary>
      <p className="measure pb-2">
        {t("seen.bids")} {t("seen.numbers")}
      </p>
    </details>
  );
}
