import type { Comment } from "~/domain/jobs/comment";
import { type Page, pagesOf } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { Pagination } from "../../ui/pagination";
import { AdminLink } from "../admin-link";
import { AdminMoment } from "../admin-moment";
import { AdminPerson } from "../admin-person";
import { AdminTable } from "../admin-table";
import { recordAddress } from "./record-address";

interface JobCommentsProps {
  job: number;
  comments: Page<Comment>;
  page: number;
}

export function JobComments({ job, comments, page }: JobCommentsProps) {
  const { t } = useTranslation(["adminRecords", "admin"]);
  const pageAddress = `/admin/jobs/${job}`;
  return (
    <>
      <AdminTable
        caption={t("job.comments")}
        rows={comments.results}
        keyOf={({ id }) => id}
        columns={[
          { label: t("job.bidder"), cell: ({ user }) => <AdminPerson person={user} /> },
          { label: t("job.comments"), cell: ({ comment }) => <span className="whitespace-pre-line">{comment}</span> },
          { label: t("job.reply"), cell: ({ reply }) => reply ?? t("unknown") },
          { label: t("job.when"), cell: ({ created_at }) => <AdminMoment at={created_at} /> },
          {
            label: t("job.action"),
            cell: ({ id }) => (
              <AdminLink to={recordAddress(`${pageAddress}/comments/${id}/delete`, {}, page)}>
                {t("job.removeComment", { id })}
              </AdminLink>
            ),
          },
        ]}
      />
      <Pagination
        page={page}
        pages={pagesOf(comments.count)}
        href={(number) => recordAddress(pageAddress, {}, number)}
        labels={{
          navigation: t("admin:pages.navigation"),
          previous: t("admin:pages.previous"),
          next: t("admin:pages.next"),
          page: (number) => t("admin:pages.page", { page: number }),
        }}
      />
    </>
  );
}
