import { Fragment, type ReactNode } from "react";
import type { FoundFile, FoundJob, FoundPerson, SearchResults } from "~/domain/admin/admin-search";
import { FOUND_EACH, MIN_SEARCH_LETTERS } from "~/domain/admin/admin-search-limits";
import { KEPT_DAYS } from "~/domain/site/retention";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../../illustrations/scene";
import { EmptyState } from "../../ui/empty-state";
import { AdminHead } from "../admin-head";
import { AdminLink } from "../admin-link";
import { AdminMoment } from "../admin-moment";
import { AdminPerson } from "../admin-person";
import { AdminRows } from "../admin-rows";
import { JobBadge } from "./job-cells";
import { MailTable } from "./mail-table";
import { PaymentTable } from "./payment-table";
import { PayoutTable } from "./payouts-page";
import { recordAddress } from "./record-address";
import { AccountBadge } from "./users-page";

type Kind = keyof SearchResults;

interface SearchPageProps {
  title: string;
  search: string;
  results: SearchResults | null;
  first: Kind | null;
}

export function SearchPage({ title, search, results, first }: SearchPageProps) {
  return (
    <section className="grid gap-5">
      <AdminHead title={title} />
      {results ? <Results search={search} results={results} first={first} /> : <NoSearch search={search} />}
    </section>
  );
}

function NoSearch({ search }: { search: string }) {
  const { t } = useTranslation("adminSearch");
  const said = search ? "short" : "begin";
  return <Empty title={t(said, { search })} text={t(`${said}Text`, { letters: MIN_SEARCH_LETTERS })} />;
}

const Empty = (props: { title: string; text: string }) => (
  <EmptyState illustration={<Scene name="no-results" className="w-40" />} {...props} />
);

interface ResultsProps extends Pick<SearchPageProps, "search" | "first"> {
  results: SearchResults;
}

function Results({ search, results, first }: ResultsProps) {
  const { t } = useTranslation("adminSearch");
  const { people, jobs, payments, payouts, files, mails } = results;
  if (Object.values(results).every(({ results }) => results.length === 0))
    return <Empty title={t("nothing", { search })} text={t("nothingText", { days: KEPT_DAYS.deliveries })} />;
  const groups: Record<Kind, ReactNode> = {
    people: (
      <Group kind="people" group={people} all={recordAddress("/admin/users", { search })}>
        <PeopleTable people={people.results} />
      </Group>
    ),
    jobs: (
      <Group kind="jobs" group={jobs} all={recordAddress("/admin/jobs", { search })}>
        <JobTable jobs={jobs.results} />
      </Group>
    ),
    payments: (
      <Group kind="payments" group={payments}>
        <PaymentTable caption={t("payments")} payments={payments.results} />
      </Group>
    ),
    payouts: payouts && payouts.results.length > 0 && (
      <Group kind="payouts" group={payouts}>
        <PayoutTable caption={t("payouts")} payouts={payouts.results} />
      </Group>
    ),
    files: files && files.results.length > 0 && (
      <Group kind="files" group={files}>
        <FileTable files={files.results} />
      </Group>
    ),
    mails: (
      <Group kind="mails" group={mails}>
        <MailTable caption={t("mails")} mails={mails.results} />
      </Group>
    ),
  };
  const kinds = (Object.keys(groups) as Kind[]).toSorted(
    (one, other) => Number(other === first) - Number(one === first),
  );
  return (
    <div className="grid gap-6" data-part="list">
      {kinds.map((kind) => (
        <Fragment key={kind}>{groups[kind]}</Fragment>
      ))}
    </div>
  );
}

interface GroupProps {
  kind: Kind;
  group: { more: boolean; results: readonly unknown[] };
  all?: string;
  children: ReactNode;
}

function Group({ kind, group: { more, results }, all, children }: GroupProps) {
  const { t } = useTranslation("adminSearch");
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{t(kind)}</h2>
      {results.length === 0 ? <p className="text-ink-soft">{t(`none.${kind}`)}</p> : children}
      {more && (
        <p className="text-ink-soft">
          {all && (kind === "people" || kind === "jobs") ? (
            <AdminLink to={all}>{t(`more.${kind}`)}</AdminLink>
          ) : (
            t("cut", { count: FOUND_EACH })
          )}
        </p>
      )}
    </section>
  );
}

function PeopleTable({ people }: { people: readonly FoundPerson[] }) {
  const { t } = useTranslation("adminSearch");
  return (
    <AdminRows
      caption={t("people")}
      rows={people}
      keyOf={({ id }) => id}
      href={({ id }) => `/admin/users/${id}`}
      columns={[
        {
          label: t("column.name"),
          cell: ({ name, company }) => (company ? t("company", { name, company }) : name),
        },
        { label: t("column.number"), cell: ({ id }) => t("person", { id }) },
        { label: t("column.email"), cell: ({ email }) => email },
        { label: t("column.status"), cell: ({ status }) => <AccountBadge status={status} /> },
        { label: t("column.since"), cell: ({ created_at }) => <AdminMoment at={created_at} /> },
      ]}
    />
  );
}

function JobTable({ jobs }: { jobs: readonly FoundJob[] }) {
  const { t } = useTranslation("adminSearch");
  return (
    <AdminRows
      caption={t("jobs")}
      rows={jobs}
      keyOf={({ id }) => id}
      href={({ id }) => `/admin/jobs/${id}`}
      columns={[
        { label: t("column.job"), cell: ({ title }) => title },
        { label: t("column.number"), cell: ({ id }) => t("jobNumber", { id }) },
        {
          label: t("column.status"),
          cell: ({ status, stopped }) => <JobBadge status={status} stopped={stopped} />,
        },
        { label: t("column.owner"), cell: ({ owner }) => <AdminPerson person={owner} /> },
        { label: t("column.place"), cell: ({ city }) => city ?? t("column.remote") },
        { label: t("column.posted"), cell: ({ created_at }) => <AdminMoment at={created_at} /> },
      ]}
    />
  );
}

const FILE_PAGES = { dispute: "/admin/disputes", report: "/admin/reports", decision: "/admin/reports" } as const;

function FileTable({ files }: { files: readonly FoundFile[] }) {
  const { t } = useTranslation(["adminSearch", "admin"]);
  return (
    <AdminRows
      caption={t("files")}
      rows={files}
      keyOf={({ kind, id }) => `${kind} ${id}`}
      href={({ kind, id, report = id }) => `${FILE_PAGES[kind]}/${report}`}
      columns={[
        { label: t("column.number"), cell: ({ kind, id }) => t(`admin:queue.${kind}`, { id }) },
        { label: t("column.job"), cell: ({ title }) => title },
        { label: t("column.about"), cell: ({ users }) => users.map(({ name }) => name).join(" · ") },
        { label: t("column.begun"), cell: ({ created_at }) => <AdminMoment at={created_at} /> },
      ]}
    />
  );
}
