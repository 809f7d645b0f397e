import { useTranslation } from "~/locales/use-translation";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";

/** Pages with a main action of their own at the thumb, where the floating plus would lie on top of it. */
const OWN_ACTION = /^\/(?:post-job|task|messages|login|signup|admin|bedankt\.html)(?:\/|$)/;

/**
 * The plus: post a job from anywhere. It floats where there is room beside the page; for a visitor it lies between the two
 * tabs of a phone, and otherwise in the header, where those who are logged in have a button that says it.
 */
export function PostButton({ path, inHeader }: { path: string; inHeader: boolean }) {
  const { t } = useTranslation("common");
  if (OWN_ACTION.test(path)) return null;
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
