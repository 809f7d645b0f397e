import type { ReactNode } from "react";
import type { AuditEntry } from "~/domain/admin/admin";
import type { AdminDealEnd, AdminJob } from "~/domain/admin/admin-job";
import type { Bid } from "~/domain/deals/bid";
import { wordedEnd } from "~/domain/deals/deal-end";
import type { Comment } from "~/domain/jobs/comment";
import { afterJobEvent } from "~/domain/jobs/job-life";
import type { Payment } from "~/domain/money/payment";
import type { Page } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { bidWord } from "../../deals/bid-word";
import { timelineAddress } from "../../deals/timeline-address";
import { ButtonLink } from "../../ui/button-link";
import { AdminHead } from "../admin-head";
import { AdminLink } from "../admin-link";
import { AdminMoment } from "../admin-moment";
import { AdminPerson } from "../admin-person";
import { AdminTable } from "../admin-table";
import { Euros } from "./euros";
import { JobCancellations } from "./job-cancellations";
import { JobComments } from "./job-comments";
import { JobFacts, JobTexts } from "./job-facts";
import { Log } from "./log";
import { PaymentTable } from "./payment-table";

interface JobPageProps {
  job: AdminJob;
  comments: Page<Comment> | null;
  page: number;
  payments: readonly Payment[];
  log: readonly AuditEntry[];
}

export function JobPage({ job, comments, page, payments, log }: JobPageProps) {
  const { t } = useTranslation("adminRecords");
  const { id, title, status } = job;
  const canDelete = afterJobEvent(status, "delete") !== null;
  return (
    <section className="grid gap-5">
      <AdminHead
        back={{ to: "/admin/jobs", text: t("job.back") }}
        title={title}
        note={
          <>
            {t("job.number", { id })}
            {payments.length > 0 && (
              <>
                {" · "}
                <AdminLink to={timelineAddress(id)}>{t("job.timeline")}</AdminLink>
              </>
            )}
            {canDelete && (
              <>
                {" · "}
                <AdminLink to={`/task/${id}`}>{t("job.public")}</AdminLink>
              </>
            )}
          </>
        }
      >
        {canDelete && (
          <ButtonLink variant="secondary" className="button-small" to={`/admin/jobs/${id}/delete`}>
            {t("job.remove")}
          </ButtonLink>
        )}
      </AdminHead>
      <div className="admin-columns">
        <JobFacts job={job} />
        <JobTexts job={job} />
      </div>
      <Part title={t("job.bids")} none={job.bids.length === 0 && t("job.noBids")}>
        <JobBids bids={job.bids} />
      </Part>
      {job.cancellations && (
        <Part title={t("job.endsNow")} none={false}>
          <JobCancellations ends={job.cancellations} />
        </Part>
      )}
      {job.deal_ends && job.deal_ends.length > 0 && (
        <Part title={t("job.ended")} none={false}>
          <DealEnds ends={job.deal_ends} />
        </Part>
      )}
      <Part title={t("job.payments")} none={payments.length === 0 && t("job.noPayments")}>
        <PaymentTable caption={t("job.payments")} payments={payments} />
      </Part>
      <Part
        title={t("job.comments")}
        none={comments ? comments.count === 0 && t("job.noComments") : t("job.noCommentsShown")}
      >
        {comments && <JobComments job={id} comments={comments} page={page} />}
      </Part>
      <Log title={t("user.log")} none={t("job.logNone")} entries={log} target={{ type: "job", id }} />
    </section>
  );
}

function Part({ title, none, children }: { title: string; none: string | false; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      {none ? <p className="text-ink-soft">{none}</p> : children}
    </section>
  );
}

function JobBids({ bids }: { bids: readonly Bid[] }) {
  const { t } = useTranslation(["adminRecords", "statuses"]);
  return (
    <AdminTable
      caption={t("job.bids")}
      rows={bids}
      keyOf={({ id }) => id}
      columns={[
        { label: t("job.bidder"), cell: ({ user }) => <AdminPerson person={user} /> },
        { label: t("job.amount"), numeric: true, cell: ({ amount }) => <Euros amount={amount} /> },
        { label: t("job.status"), cell: (bid) => t(bidWord(bid)) },
        { label: t("job.message"), cell: ({ message }) => message ?? t("unknown") },
        { label: t("job.when"), cell: ({ created_at }) => <AdminMoment at={created_at} /> },
      ]}
    />
  );
}

function DealEnds({ ends }: { ends: readonly AdminDealEnd[] }) {
  const { t } = useTranslation("adminRecords");
  return (
    <AdminTable
      caption={t("job.ended")}
      rows={ends}
      keyOf={({ at, helper }) => `${at}-${helper.id}`}
      columns={[
        { label: t("job.dealHelper"), cell: ({ helper }) => <AdminPerson person={helper} /> },
        { label: t("job.how"), cell: ({ end, unanswered }) => t(`dealEnds.${wordedEnd(end, unanswered)}`) },
        { label: t("job.toOwner"), numeric: true, cell: ({ refund }) => <Euros amount={refund} /> },
        { label: t("job.toHelper"), numeric: true, cell: ({ compensation }) => <Euros amount={compensation} /> },
        { label: t("job.when"), cell: ({ at }) => <AdminMoment at={at} /> },
      ]}
    />
  );
}
