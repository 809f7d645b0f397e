import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";

export function PrintButton() {
  const { t } = useTranslation("receipts");
  return (
    <Button type="button" variant="secondary" className="nojs:hidden" data-print="">
      {t("print")}
    </Button>
  );
}
