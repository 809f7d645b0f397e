import { stepPath } from "~/domain/job-steps";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { Link } from "../ui/link";

export function OpenDrafts({ drafts }: { drafts: { id: string; title: string }[] }) {
  const { t } = useTranslation("posting");
  if (drafts.length === 0) return null;
  return (
    <Alert tone="info" title={t("open.title")}>
      <ul className="grid gap-1">
        {drafts.map(({ id, title }) => (
          <li key={id}>
            <Link to={stepPath(id, 1)}>{title.trim() || t("open.untitled")}</Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
