import { useTranslation } from "~/locales/use-translation";

const LANGUAGES = ["nl", "en"] as const;

/** Another language for this same page. */
export function LanguageSwitch({ here }: { here: string }) {
  const { t, language: current } = useTranslation("common");
  return (
    <form method="post" action="/language" className="flex items-center">
      <input type="hidden" name="next" value={here} />
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          aria-label={`${language}: ${t(`language.${language}`)}`}
          aria-pressed={current === language}
          className="min-h-11 min-w-11 cursor-pointer font-semibold text-ink-soft uppercase aria-pressed:text-ink aria-pressed:underline aria-pressed:underline-offset-4"
        >
          {language}
        </button>
      ))}
    </form>
  );
}
