import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";

/** The visitor's button to post a job on a phone: between the tabs, or in the header of a low screen. */
export function PostButton() {
  const { t } = useTranslation("common");
  return (
    <a href="/post-job" className="post-button print-hidden">
      <Icon name="plus" />
      <span>{t("nav.postTab")}</span>
    </a>
  );
}
