import type { SentMail } from "~/domain/admin/admin-search";
import type { Notification } from "~/domain/notifications/notification";
import { KEPT_DAYS } from "~/domain/site/retention";
import { type Page, pagesOf } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { Pagination } from "../../ui/pagination";
import { AdminHead } from "../admin-head";
import { AdminMoment } from "../admin-moment";
import { AdminRows } from "../admin-rows";
import { MailTable } from "./mail-table";

interface UserMessagesPageProps {
  person: { id: number; name: string };
  mails: Page<SentMail>;
  news: Page<Notification>;
  page: number;
}

export function UserMessagesPage({ person: { id, name }, mails, news, page }: UserMessagesPageProps) {
  const { t } = useTranslation(["adminRecords", "admin"]);
  const path = `/admin/users/${id}/messages`;
  return (
    <section className="grid gap-5">
      <AdminHead
        back={{ to: `/admin/users/${id}`, text: t("told.back", { name }) }}
        title={t("told.title", { name })}
      />
      <section className="grid gap-3">
        <h2 className="text-lg">{t("told.mails")}</h2>
        <p className="text-sm text-ink-soft">{t("told.mailsNote", { days: KEPT_DAYS.deliveries })}</p>
        {mails.results.length > 0 ? (
          <MailTable caption={t("told.mails")} mails={mails.results} />
        ) : (
          <p className="text-ink-soft">{t("told.mailsNone")}</p>
        )}
      </section>
      <section className="grid gap-3">
        <h2 className="text-lg">{t("told.news")}</h2>
        {news.results.length > 0 ? <News news={news.results} /> : <p className="text-ink-soft">{t("told.newsNone")}</p>}
      </section>
      <Pagination
        page={page}
        pages={Math.max(pagesOf(mails.count), pagesOf(news.count), 1)}
        href={(number) => (number === 1 ? path : `${path}?page=${number}`)}
        labels={{
          navigation: t("admin:pages.navigation"),
          previous: t("admin:pages.previous"),
          next: t("admin:pages.next"),
          page: (number) => t("admin:pages.page", { page: number }),
        }}
      />
    </section>
  );
}

function News({ news }: { news: readonly Notification[] }) {
  const { t } = useTranslation("adminRecords");
  return (
    <AdminRows
      caption={t("told.news")}
      rows={news}
      keyOf={({ id }) => id}
      columns={[
        { label: t("told.what"), cell: ({ title }) => title },
        { label: t("told.text"), cell: ({ text }) => text },
        { label: t("told.read"), cell: ({ read }) => t(read ? "yes" : "no") },
        { label: t("told.at"), cell: ({ created_at }) => <AdminMoment at={created_at} /> },
      ]}
    />
  );
}
