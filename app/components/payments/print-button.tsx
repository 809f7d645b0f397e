import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";

/** Opens the browser's own printing; without a script the browser's menu does. */
export function PrintButton() {
  const { t } = useTranslation("receipts");
  return (
    <Button type="button" variant="secondary" className="nojs:hidden" data-print="">
      {t("print")}
    </Button>
  );
}
