import type { FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { TextField } from "../ui/text-field";
import { AdminTextarea } from "./admin-textarea";

interface ReasonFieldProps {
  field: FormField;
  usual: readonly string[];
}

export function ReasonField({ field, usual }: ReasonFieldProps) {
  const { t } = useTranslation("admin");
  const list = `${field.id}-usual`;
  return (
    <>
      <TextField field={field} label={t("reason.label")} hint={t("reason.hint")} list={list} autoComplete="off" />
      <datalist id={list}>
        {usual.map((text) => (
          <option key={text}>{text}</option>
        ))}
      </datalist>
    </>
  );
}

export function NoteField({ field, usual }: ReasonFieldProps) {
  const { t } = useTranslation("admin");
  return (
    <AdminTextarea
      field={field}
      label={t("note.label")}
      hint={t("note.hint", { usual: usual.map((text) => `‘${text}’`).join(", ") })}
      rows={5}
    />
  );
}
