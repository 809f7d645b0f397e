import type { Language } from "~/domain/language";
import { type Chapter, isList, type Passage } from "~/domain/site-text";
import { useTranslation } from "~/locales/use-translation";
import { formatLongDay } from "../format";
import { useLocale } from "../locale";
import { LineText } from "./line-text";

export interface LegalPageProps {
  title: string;
  chapters: readonly Chapter[];
  /** The day since when it holds. */
  since: string;
  /** The language of the text; English where there is no other. */
  language?: Language;
}

/** A long text in chapters, in the language it holds in, whatever the language of the page. */
export function LegalPage({ title, chapters, since, language = "en" }: LegalPageProps) {
  const { t } = useTranslation("site");
  const locale = useLocale();
  const note = language === locale ? null : t("legal.language");
  return (
    <div className="page-width legal">
      <header className="grid gap-3">
        <h1>{title}</h1>
        {note && <p className="text-lg">{note}</p>}
        <p className="text-ink-soft">
          {t("legal.since")} <time dateTime={since}>{formatLongDay(since, locale)}</time>
        </p>
      </header>
      <nav className="legal-contents" aria-label={t("legal.contents")}>
        <ol lang={language}>
          {chapters.map(({ id, title: chapter }) => (
            <li key={id}>
              <a className="text-link" href={`#${id}`}>
                {chapter}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-text measure" lang={language}>
        {chapters.map(({ id, title: chapter, passages }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{chapter}</h2>
            {passages.map((passage) => (
              <PassageText key={JSON.stringify(passage)} passage={passage} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function PassageText({ passage }: { passage: Passage }) {
  if (!isList(passage)) {
    return (
      <p>
        <LineText line={passage} />
      </p>
    );
  }
  return (
    <ul>
      {passage.list.map((line) => (
        <li key={JSON.stringify(line)}>
          <LineText line={line} />
        </li>
      ))}
    </ul>
  );
}
