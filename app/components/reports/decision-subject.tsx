import type { Decision } from "~/domain/admin/decision";
import { useTranslation } from "~/locales/use-translation";

export function DecisionSubject({ subject }: Pick<Decision, "subject">) {
  const { t } = useTranslation("reports");
  if (!subject) return null;
  const { title, text } = subject;
  return (
    <>
      {title && <p className="text-sm text-ink-soft wrap-anywhere">{t("decision.ofJob", { title })}</p>}
      {text && <blockquote className="line-clamp-3 border-s-2 border-control ps-3 wrap-anywhere">{text}</blockquote>}
    </>
  );
}
