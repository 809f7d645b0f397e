import { type Chapter, isList, type Passage } from "~/domain/site/site-text";
import { LANGUAGES } from "~/domain/values/language";
import { useTranslation } from "~/locales/use-translation";
import { formatLongDay } from "../format";
import { useLocale } from "../locale";
import { LineText } from "../ui/line-text";
import { Link } from "../ui/link";

interface LegalPageProps {
  title: string;
  chapters: readonly Chapter[];
  since: string;
}

export function LegalPage({ title, chapters, since }: LegalPageProps) {
  const { t } = useTranslation("site");
  const locale = useLocale();
  const others = LANGUAGES.filter((language) => language !== locale);
  return (
    <div className="page-width legal">
      <header className="grid gap-3">
        <h1>{title}</h1>
        <p className="text-ink-soft">
          {t("legal.since")} <time dateTime={since}>{formatLongDay(since, locale)}</time>
        </p>
        {others.map((language) => (
          <p key={language} lang={language}>
            <Link className="text-link" to={`?lng=${language}`} hrefLang={language}>
              {t("legal.otherLanguage")}
            </Link>
          </p>
        ))}
      </header>
      <nav className="legal-contents" aria-label={t("legal.contents")}>
        <ol>
          {chapters.map(({ id, title: chapter }) => (
            <li key={id}>
              <a className="text-link" href={`#${id}`}>
                {chapter}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-text measure">
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
