import { useTranslation } from "~/locales/use-translation";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { hasOwnAction } from "./navigation";

/**
 * The plus: post a job from anywhere. It floats where there is room beside the page; for a visitor it lies between the two
 * tabs of a phone, and otherwise in the header, where those who are logged in have a button that says it.
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
