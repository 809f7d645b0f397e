import { stepPath } from "~/domain/jobs/job-steps";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { Link } from "../ui/link";

/** More would push the form off a phone. */
const MAX_SHOWN = 3;

interface OpenDraftsProps {
  drafts: readonly { id: string; title: string }[];
}

export function OpenDrafts({ drafts }: OpenDraftsProps) {
  const { t } = useTranslation("posting");
  if (drafts.length === 0) return null;
  const [shown, rest] = [drafts.slice(0, MAX_SHOWN), drafts.slice(MAX_SHOWN)];
  return (
    <Alert tone="info" title={t("open.title")}>
      <DraftLinks drafts={shown} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center">{t("open.more", { count: rest.length })}</summary>
          <DraftLinks drafts={rest} />
        </details>
      )}
    </Alert>
  );
}

function DraftLinks({ drafts }: OpenDraftsProps) {
  const { t } = useTranslation("posting");
  return (
    <ul className="grid gap-1">
      {drafts.map(({ id, title }) => (
        <li key={id}>
          <Link to={stepPath(id, 1)}>{title.trim() || t("open.untitled")}</Link>
        </li>
      ))}
    </ul>
  );
}
