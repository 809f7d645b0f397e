import type { Review } from "~/domain/deals/review";
import { useTranslation } from "~/locales/use-translation";
import { AdminLink } from "../admin-link";
import { AdminMoment } from "../admin-moment";
import { AdminPerson } from "../admin-person";
import { AdminRows } from "../admin-rows";
import { FilterBar } from "../filter-bar";
import { FilterNumber, FilterSelect } from "../filter-fields";
import { type Listed, RecordList } from "./record-list";
import { ShownBadge } from "./shown-badge";

const PATH = "/admin/reviews";
type ReviewList = Listed<Review, "visible" | "user">;

export function ReviewsPage(list: ReviewList) {
  const { t } = useTranslation("adminRecords");
  return (
    <RecordList
      {...list}
      path={PATH}
      title={t("reviews.title")}
      none={t("reviews.none")}
      filters={<ReviewFilters {...list} />}
    >
      {(reviews) => (
        <AdminRows
          caption={t("reviews.title")}
          rows={reviews}
          keyOf={({ id }) => id}
          href={({ id }) => `${PATH}/${id}`}
          columns={[
            { label: t("reviews.text"), cell: ({ text }) => <span className="line-clamp-2">{text}</span> },
            { label: t("reviews.stars"), numeric: true, cell: ({ rating }) => rating },
            { label: t("reviews.status"), cell: ({ visible }) => <ShownBadge visible={visible} /> },
            { label: t("reviews.author"), cell: ({ author }) => <AdminPerson person={author} /> },
            { label: t("reviews.about"), cell: (review) => <Reviewed review={review} /> },
            {
              label: t("reviews.job"),
              cell: ({ job, job_title }) => <AdminLink to={`/admin/jobs/${job}`}>{job_title}</AdminLink>,
            },
            { label: t("reviews.when"), cell: ({ created_at }) => <AdminMoment at={created_at} /> },
          ]}
        />
      )}
    </RecordList>
  );
}

export function Reviewed({
  review: { reviewed_user: reviewed, user },
}: {
  review: Pick<Review, "reviewed_user" | "user">;
}) {
  const { t } = useTranslation("adminRecords");
  // An older back end tells the number only.
  return <AdminPerson person={{ id: user, name: reviewed?.name ?? t("reviews.person", { id: user }) }} />;
}

function ReviewFilters({ asked, errors }: ReviewList) {
  const { t } = useTranslation(["adminRecords", "admin"]);
  return (
    <FilterBar path={PATH}>
      <FilterSelect
        name="visible"
        label={t("filter.shown")}
        value={asked.visible}
        errors={errors}
        options={[
          { value: "", label: t("admin:filter.all") },
          { value: "true", label: t("reviews.shown.visible") },
          { value: "false", label: t("reviews.shown.hidden") },
        ]}
      />
      <FilterNumber name="user" label={t("admin:filter.user")} value={asked.user} errors={errors} />
    </FilterBar>
  );
}
