import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { ErrorSummary } from "./error-summary";

interface FormGoneProps {
  /** Where the form was, which what is wrong leads to. */
  id: string;
  result?: Reply;
  /** The field that somebody wrote in, if there is one. */
  field?: string;
}

/** In the place of a form that was refused and that the page has no more: why, and what was written, so that nobody loses it. */
export function FormGone({ id, result, field }: FormGoneProps) {
  const { t } = useTranslation("common");
  if (!result) return null;
  const texts = Object.values(result.error ?? {}).flatMap((messages) => messages ?? []);
  const written = field && result.initialValue?.[field];
  return (
    <div className="grid gap-3" id={id}>
      <ErrorSummary errors={texts.map((text) => ({ id, text }))} />
      {typeof written === "string" && written !== "" && (
        <div>
          <p className="font-bold">{t("form.written")}</p>
          <p className="whitespace-pre-line wrap-anywhere">{written}</p>
        </div>
      )}
    </div>
  );
}
