import { LANGUAGES, type Language } from "~/domain/values/language";
import type { FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Link } from "../ui/link";
import { AdminTextarea } from "./admin-textarea";

export interface Draft {
  text: string;
  to: string;
  current: boolean;
}

interface StatementFieldProps {
  field: FormField;
  name: string;
  writtenIn: Language;
  drafts?: readonly Draft[];
  label?: string;
  href: (language: Language) => string;
}

export function StatementField({ field, name, writtenIn, drafts = [], label, href }: StatementFieldProps) {
  const { t } = useTranslation("admin");
  const languages = LANGUAGES.map((language) => ({
    text: t(`language.${language}`),
    to: href(language),
    current: language === writtenIn,
  }));
  return (
    <div className="grid gap-2">
      <AdminTextarea
        // The key resets the text for another draft, but not the links, which keep the focus.
        key={field.id}
        field={field}
        label={t("statement.label")}
        hint={t("statement.hint", { name })}
        rows={6}
        lang={writtenIn}
      />
      <DraftLinks label={t("statement.inLanguage")} drafts={languages} />
      {drafts.length > 0 && <DraftLinks label={label ?? t("statement.drafts")} drafts={drafts} />}
    </div>
  );
}

function DraftLinks({ label, drafts }: { label: string; drafts: readonly Draft[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      <span aria-hidden="true">{label}:</span>
      <ul className="contents">
        {drafts.map(({ text, to, current }) => (
          <li key={to}>
            <Link className="admin-draft" to={to} aria-current={current ? "true" : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
