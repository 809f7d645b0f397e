import type { Notification } from "~/domain/notifications/notification";
import { type Page, pagesOf } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { EmptyState } from "../ui/empty-state";
import { Form } from "../ui/form";
import { Link } from "../ui/link";
import { Pagination } from "../ui/pagination";
import { AlertSwitches } from "./alert-switches";
import { NotificationItem } from "./notification-item";

export interface NotificationList extends Page<Notification> {
  unread: number;
}

interface NotificationsPageProps {
  list: NotificationList;
  page: number;
  viewer: number | null;
  now: number;
  way?: { kind: "ask" | "post" | "browse"; to: string } | null;
}

export function NotificationsPage({ list, page, viewer, now, way }: NotificationsPageProps) {
  const { t } = useTranslation("notifications");
  return (
    <section className="page-width grid gap-6 py-6 sm:py-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="grid min-w-0 gap-6">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1>{t("title")}</h1>
          {list.unread > 0 && (
            <>
              <p className="text-sm text-ink-soft">{t("unread", { count: list.unread })}</p>
              <Form method="post" className="sm:ml-auto">
                <Button variant="secondary" className="button-small">
                  {t("readAll")}
                </Button>
              </Form>
            </>
          )}
        </header>
        {list.count === 0 ? (
          <EmptyState
            illustration={<Scene name="empty-mailbox" />}
            title={t("empty")}
            text={t("emptyText")}
            action={
              <ButtonLink to={way?.to ?? "/browse-tasks"} variant="secondary">
                {t(way?.kind ?? "browse")}
              </ButtonLink>
            }
          />
        ) : (
          <ul className="notification-list" aria-label={t("label")}>
            {list.results.map((one) => (
              <NotificationItem key={one.id} notification={one} now={now} />
            ))}
          </ul>
        )}
        <Pagination
          page={page}
          pages={pagesOf(list.count)}
          href={(number) => `/notifications?page=${number}`}
          labels={{
            navigation: t("pages"),
            previous: t("previous"),
            next: t("next"),
            page: (number) => t("page", { page: number }),
          }}
        />
      </div>
      <div className="grid gap-4">
        <AlertSwitches />
        <p>
          <Link className="text-link inline-flex min-h-11 items-center" to={`/profile/${viewer}/notifications`}>
            {t("settings")}
          </Link>
        </p>
      </div>
    </section>
  );
}
