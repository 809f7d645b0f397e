import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { foundAt } from "../ui/found-head";
import { Icon } from "../ui/icon";

/** Without a script too, the next page opens at what was found: `FoundHead`. */
export function ShowJobs({ path }: { path?: string }) {
  const { t } = useTranslation("jobs");
  return (
    <Button className="button-wide" formAction={path && foundAt(path)}>
      <Icon name="search" />
      {t("browse.show")}
    </Button>
  );
}
