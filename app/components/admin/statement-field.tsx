import { LANGUAGES, type Language } from "~/domain/language";
import type { FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Link } from "../ui/link";
import { TextareaField } from "../ui/text-field";

interface StatementFieldProps {
  field: FormField;
  name: string;
  writtenIn: Language;
  /** The same page, with the draft in another language. */
  href: (language: Language) => string;
}

/** What the person is told, begun for the admin in the person's language. */
export function StatementField({ field, name, writtenIn, href }: StatementFieldProps) {
  const { t } = useTranslation("admin");
  return (
    <div className="grid gap-2">
      <TextareaField
        field={field}
        label={t("statement.label")}
        hint={t("statement.hint", { name })}
        rows={6}
        lang={writtenIn}
      />
      <p className="flex flex-wrap gap-x-3 text-ink-soft">
        {t("statement.writtenIn", { language: t(`language.${writtenIn}`) })}
        {LANGUAGES.filter((language) => language !== writtenIn).map((language) => (
          <Link key={language} className="text-link" to={href(language)}>
            {t("statement.otherLanguage", { language: t(`language.${language}`) })}
          </Link>
        ))}
      </p>
    </div>
  );
}
