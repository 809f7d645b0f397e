import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { ErrorSummary } from "./error-summary";

interface ClosedFormProps {
  id: string;
  result?: Reply | undefined;
  /** Other typed fields, with their labels. */
  lines?: readonly string[];
  field?: string;
}

export function ClosedForm({ id, result, lines = [], field }: ClosedFormProps) {
  const { t } = useTranslation("common");
  if (!result) return null;
  const texts = Object.values(result.error ?? {}).flatMap((messages) => messages ?? []);
  const text = field && result.initialValue?.[field];
  const written = typeof text === "string" && text !== "" ? [...lines, text] : lines;
  return (
    <div className="grid gap-3" id={id}>
      <ErrorSummary errors={texts.map((text) => ({ id, text }))} />
      {written.length > 0 && (
        <div>
          <p className="font-bold">{t("form.written")}</p>
          {written.map((line) => (
            <p key={line} className="whitespace-pre-line wrap-anywhere">
              {line}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
