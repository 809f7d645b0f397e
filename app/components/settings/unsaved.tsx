import type { Reply } from "~/forms/read-form";
import { useTyped } from "~/forms/use-typed";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";

export const useIsUnsaved = (form: string, names: readonly string[], result: Reply | undefined): boolean =>
  useTyped(form, names) !== undefined && result === undefined;

export function Unsaved() {
  const { t } = useTranslation("alerts");
  return <Alert tone="warning">{t("unsaved")}</Alert>;
}
