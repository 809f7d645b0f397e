import type { Job } from "~/domain/jobs/job";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { AdminAction, type AdminActionProps } from "../admin-action";
import type { TeamStatement } from "../statement";
import { JobFacts } from "./job-facts";
import { RemovalMoney, type RemovalMoneyProps, RemovalTotal } from "./removal-money";

interface JobDeletePageProps {
  job: Job;
  held: RemovalMoneyProps["held"];
  closed: string | null;
  limits: AdminActionProps["limits"];
  statement: TeamStatement;
  result?: Reply;
}

export function JobDeletePage({ job, held, ...rest }: JobDeletePageProps) {
  const { t } = useTranslation("adminRecords");
  return (
    <AdminAction
      {...rest}
      title={t("removeJob.title", { job: job.title })}
      text={t("removeJob.text")}
      confirm={t("removeJob.confirm")}
      pending={t("removeJob.pending")}
      danger
      usual={t("removeJob.usual", { returnObjects: true })}
      back={`/admin/jobs/${job.id}`}
      hidden={<RemovalTotal held={held} />}
    >
      <JobFacts job={job} />
      {rest.closed === null && <RemovalMoney job={job} held={held} />}
    </AdminAction>
  );
}
