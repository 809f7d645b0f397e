import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { timelineAddress } from "./timeline-address";

export function TimelineLink({ job }: { job: number }) {
  const { t } = useTranslation("timeline");
  return (
    <p className="print-hidden">
      <Link className="text-link inline-flex min-h-11 items-center gap-2" to={timelineAddress(job)}>
        <Icon name="list" />
        {t("link")}
      </Link>
    </p>
  );
}
