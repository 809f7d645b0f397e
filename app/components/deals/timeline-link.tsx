import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { timelineAddress } from "./timeline-address";

interface TimelineLinkProps {
  job: number;
  bid?: number | null;
}

export function TimelineLink({ job, bid }: TimelineLinkProps) {
  const { t } = useTranslation("timeline");
  return (
    <p className="print-hidden">
      <Link className="text-link inline-flex min-h-11 items-center gap-2" to={timelineAddress(job, bid)}>
        <Icon name="list" />
        {t("link")}
      </Link>
    </p>
  );
}
