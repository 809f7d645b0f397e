import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";

export interface SuggestedKind {
  intent: string;
  /** `Loodgieter: kranen en lekkages` */
  text: string;
}

export function KindSuggestions({ kinds }: { kinds: readonly SuggestedKind[] }) {
  const { t } = useTranslation("posting");
  if (kinds.length === 0) return null;
  return (
    <div className="grid gap-2" role="group" aria-label={t("details.suggested")}>
      <p className="text-ink-soft">{t("details.suggested")}</p>
      <p className="flex flex-wrap gap-2">
        {kinds.map(({ intent, text }) => (
          <button
            key={intent}
            type="submit"
            name="intent"
            value={intent}
            className="button button-secondary button-small text-start"
          >
            <Icon name="plus" />
            {text}
          </button>
        ))}
      </p>
    </div>
  );
}
