import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";

export function ShowJobs() {
  const { t } = useTranslation("jobs");
  return (
    <Button className="button-wide">
      <Icon name="search" />
      {t("browse.show")}
    </Button>
  );
}
