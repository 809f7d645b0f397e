import type { TargetType } from "~/domain/admin/report-life";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { reportAddress } from "./report-address";

interface ReportLinkProps {
  type: TargetType;
  id: number | null;
  next: string;
  about: string;
  className?: string;
}

export function ReportLink({ type, id, next, about, className = "quiet-link" }: ReportLinkProps) {
  const { t } = useTranslation("reports");
  return (
    <Link
      className={className}
      to={reportAddress(type, id, next)}
      rel="nofollow"
      aria-label={`${t("link.report")}: ${about}`}
    >
      <Icon name="flag" />
      {t("link.report")}
    </Link>
  );
}
