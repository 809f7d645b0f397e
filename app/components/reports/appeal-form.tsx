import { appealFields } from "~/domain/admin/decision";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextareaField } from "../ui/text-field";

interface AppealFormProps {
  token: string | null;
  result?: Reply | undefined;
  typed?: Record<string, string> | undefined;
}

export function AppealForm({ token, result, typed }: AppealFormProps) {
  const { t } = useTranslation("reports");
  const [form, fields] = useForm(appealFields, { id: "appeal", lastResult: result, defaultValue: typed });
  return (
    <Card as="section" className="grid gap-4" aria-labelledby="appeal-form-title">
      <h2 id="appeal-form-title" className="text-xl">
        {t("decision.appeal")}
      </h2>
      <p>{t("decision.appealText")}</p>
      <PostForm form={form} className="grid gap-5">
        {token !== null && <input type="hidden" name="token" value={token} />}
        <FormErrors form={form} fields={fields} />
        <TextareaField field={fields.text} label={t("decision.text")} hint={t("decision.textHint")} rows={5} />
        <Button className="justify-self-start" pendingText={t("decision.pending")}>
          {t("decision.send")}
        </Button>
      </PostForm>
    </Card>
  );
}
