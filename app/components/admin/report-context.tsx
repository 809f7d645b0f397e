import type { ReportFile } from "~/domain/admin/case-files";
import { useTranslation } from "~/locales/use-translation";
import { PhotoGrid } from "../photos/photo-grid";
import { Badge } from "../ui/badge";
import { Link } from "../ui/link";
import { AdminFacts } from "./admin-facts";
import { AdminMoment } from "./admin-moment";
import { AdminPanel } from "./admin-panel";
import { AdminPerson } from "./admin-person";
import { EarlierDecisions } from "./earlier-decisions";
import { SaidList } from "./said-list";

export function ReportContext({ file }: { file: ReportFile }) {
  const { t } = useTranslation("admin");
  return (
    <>
      <TargetPanel file={file} />
      {file.conversation.length > 0 && (
        <AdminPanel title={t("file.around")}>
          <SaidList said={file.conversation} />
        </AdminPanel>
      )}
      {!file.decision?.own_initiative && <ReportPanel file={file} />}
      <EarlierDecisions decisions={file.earlier} />
    </>
  );
}

function TargetPanel({ file }: { file: ReportFile }) {
  const { t } = useTranslation("admin");
  const { target, target_type: type, account, photo } = file;
  const photos = photo ? [photo] : (file.conversation.find(({ reported }) => reported)?.photos ?? []);
  return (
    <AdminPanel
      title={t(`target.${type}`)}
      aside={target.gone ? <Badge tone="danger">{t("file.gone")}</Badge> : undefined}
    >
      {photos.length > 0 && <PhotoGrid photos={photos} to={({ large }) => large ?? ""} />}
      {target.text && <blockquote className="admin-words">{target.text}</blockquote>}
      <AdminFacts
        facts={[
          { name: t(`file.by.${type}`), value: <AdminPerson person={target.user} /> },
          ...(account ? [{ name: t("file.account"), value: t(`account.${account.status}`) }] : []),
          ...(target.title !== null && target.job !== null
            ? [
                {
                  name: t("file.job"),
                  value: (
                    <Link className="text-link" to={`/task/${target.job}`}>
                      {target.title}
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
    </AdminPanel>
  );
}

function ReportPanel({ file }: { file: ReportFile }) {
  const { t } = useTranslation(["admin", "reports"]);
  const { reporter } = file;
  const others = file.others.map(({ id }) => (
    <Link key={id} className="text-link" to={`/admin/reports/${id}`}>
      {t("queue.report", { id })}
    </Link>
  ));
  return (
    <AdminPanel title={t("file.report")}>
      {file.text !== null && <blockquote className="admin-words">{file.text}</blockquote>}
      <AdminFacts
        facts={[
          { name: t("column.reason"), value: t(`reports:form.reasons.${file.reason}`) },
          {
            name: t("file.reporter"),
            value: (
              <>
                {reporter.id === null ? t("file.visitor") : <AdminPerson person={reporter} />}
                {reporter.email !== null && <span className="block text-ink-soft">{reporter.email}</span>}
              </>
            ),
          },
          { name: t("file.at"), value: <AdminMoment at={file.created_at} /> },
          ...(others.length > 0
            ? [{ name: t("file.others"), value: <span className="flex flex-wrap gap-x-3">{others}</span> }]
            : []),
        ]}
      />
    </AdminPanel>
  );
}
