import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { ErrorSummary } from "./error-summary";

interface ClosedFormProps {
  id: string;
  result?: Reply;
  field?: string;
}

export function ClosedForm({ id, result, field }: ClosedFormProps) {
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
