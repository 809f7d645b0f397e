import { useTranslation } from "~/locales/use-translation";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { hasOwnAction } from "./navigation";

/**
 * The button to post a job. It floats if there is room beside the page. For visitors it is between the tabs on a phone,
 * otherwise in the header; logged-in users have a labelled button there.
 */
export function PostButton({ path, inHeader }: { path: string; inHeader: boolean }) {
  const { t } = useTranslation("common");
  if (hasOwnAction(path)) return null;
  return (
    <a
      href="/post-job"
      aria-label={t("nav.post")}
      className={classNames("post-button print-hidden", inHeader && "post-button-in-header")}
    >
      <Icon name="plus" />
    </a>
  );
}
