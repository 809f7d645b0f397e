import { useTranslation } from "~/locales/use-translation";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";

/** Pages with a main action of their own at the thumb, where the floating plus would lie on top of it. */
const OWN_ACTION = /^\/(?:post-job|task|messages|login|signup|bedankt\.html)(?:\/|$)/;

/** The floating plus: post a job from anywhere. On a phone the tab bar has it for those who are logged in. */
export function PostButton({ path, hiddenOnPhone }: { path: string; hiddenOnPhone: boolean }) {
  const { t } = useTranslation("common");
  if (OWN_ACTION.test(path)) return null;
  return (
    <a
      href="/post-job"
      aria-label={t("nav.post")}
      className={classNames(
        "print-hidden fixed right-4 bottom-20 z-20 grid size-14 place-items-center rounded-full",
        "bg-action text-on-action shadow-lift md:bottom-6",
        hiddenOnPhone && "max-md:hidden",
      )}
    >
      <Icon name="plus" />
    </a>
  );
}
