import { type Page, pagesOf } from "~/domain/page";
import type { UserCard } from "~/domain/user-card";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { PersonName } from "../people/person-name";
import { UnblockButton } from "../people/unblock-button";
import { Avatar } from "../ui/avatar";
import { Card } from "../ui/card";
import { EmptyState } from "../ui/empty-state";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Pagination } from "../ui/pagination";

/** Whom one blocks, the latest first. */
export function BlockedPage({ id, page, blocked }: { id: number; page: number; blocked: Page<UserCard> }) {
  const { t } = useTranslation(["reports", "profile"]);
  const here = `/profile/${id}/blocked`;
  return (
    <section className="grid max-w-2xl gap-5">
      <Link
        className="text-link inline-flex min-h-11 items-center gap-2 justify-self-start"
        to={`/profile/${id}/settings`}
      >
        <Icon name="arrow-left" />
        {t("block.back")}
      </Link>
      <h1>{t("block.list")}</h1>
      {blocked.results.length === 0 ? (
        <EmptyState illustration={<Scene name="empty-street" />} title={t("block.empty")} text={t("block.emptyText")} />
      ) : (
        <>
          <p className="text-ink-soft">{t("block.listText")}</p>
          <ul className="grid gap-3">
            {blocked.results.map((person) => (
              <Card key={person.id} as="li" className="flex flex-wrap items-center gap-4 p-4">
                <Avatar name={person.name} image={person.image} />
                <PersonName person={person} className="min-w-0 flex-1 wrap-anywhere font-bold" />
                <UnblockButton person={person} next={here} />
              </Card>
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={page}
        pages={pagesOf(blocked.count)}
        href={(number) => `${here}?page=${number}`}
        labels={{
          navigation: t("profile:jobs.pages.navigation"),
          previous: t("profile:jobs.pages.previous"),
          next: t("profile:jobs.pages.next"),
          page: (number) => t("profile:jobs.pages.page", { page: number }),
        }}
      />
    </section>
  );
}
