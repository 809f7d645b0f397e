import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";

export function PostButton() {
  const { t } = useTranslation("common");
  return (
    <a href="/post-job" className="post-button print-hidden">
      <Icon name="plus" />
      <span>{t("nav.postTab")}</span>
    </a>
  );
}
