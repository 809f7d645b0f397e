import { useEffect, useRef } from "react";
import type { Chat } from "~/domain/chats/chat";
import { CHAT_KINDS } from "~/domain/chats/chat-kind";
import { type Page, pagesOf } from "~/domain/values/page";
import { type Limits, limitProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";
import { EmptyState } from "../ui/empty-state";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Pagination } from "../ui/pagination";
import { TabLinks } from "../ui/tab-links";
import { chatAddress, type ListView } from "./chat-address";
import { ChatItem } from "./chat-item";

export interface InboxProps {
  chats: Page<Chat>;
  view: ListView;
  viewer: number | null;
  now: number;
  searchLimits: Limits;
  open?: string | undefined;
  hasArchive?: boolean;
  way?: { kind: "ask" | "post" | "browse"; to: string } | null;
}

/** Scrolls the list alone: `scrollIntoView` would move the page too, which has no scroll bar to bring it back. */
function showOpen(box: HTMLElement | null) {
  const item = box?.querySelector(".inbox-list [aria-current]");
  if (!box || !item) return;
  const below = item.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
  if (below > 0) box.scrollTop += below;
}

export function Inbox({ chats, view, viewer, now, searchLimits, open, hasArchive = false, way }: InboxProps) {
  const { t } = useTranslation("messages");
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open) showOpen(box.current);
  }, [open]);
  // Next to an open conversation the page already has an h1.
  const Heading = open ? "h2" : "h1";
  return (
    <section className="inbox" aria-label={t("list.label")} ref={box}>
      <div className="grid gap-3">
        <Heading className="text-2xl">{view.archived ? t("list.archiveTitle") : t("title")}</Heading>
        {(chats.count > 0 || view.search || view.kind) && !view.archived && <Kinds view={view} />}
        {(chats.count > 0 || view.search) && <SearchForm view={view} limits={searchLimits} />}
        {view.search && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            {t("list.found", { count: chats.count })}
            <Link
              className="text-link inline-flex min-h-11 items-center"
              to={chatAddress({ ...view, search: "", page: 1 })}
            >
              {t("list.clear")}
            </Link>
          </p>
        )}
      </div>
      {chats.results.length === 0 ? (
        <NoChats view={view} hasArchive={hasArchive} way={way ?? { kind: "browse", to: "/browse-tasks" }} />
      ) : (
        <ul className="inbox-list">
          {chats.results.map((chat) => (
            <ChatItem
              key={chat.uri}
              chat={chat}
              to={chatAddress(view, chat.uri)}
              viewer={viewer}
              now={now}
              current={chat.uri === open}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={view.page}
        pages={pagesOf(chats.count)}
        href={(page) => chatAddress({ ...view, page })}
        labels={{
          navigation: t("list.pages"),
          previous: t("list.previous"),
          next: t("list.next"),
          page: (page) => t("list.page", { page }),
        }}
      />
      <p className="inbox-foot">
        <Link
          className="text-link inline-flex min-h-11 items-center"
          to={view.archived ? "/messages" : "/messages?archived=true"}
        >
          {view.archived ? t("list.inbox") : t("list.archive")}
        </Link>
      </p>
    </section>
  );
}

function Kinds({ view }: { view: ListView }) {
  const { t } = useTranslation("messages");
  return (
    <TabLinks
      label={t("list.kinds")}
      tabs={[undefined, ...CHAT_KINDS].map((kind) => ({
        to: chatAddress({ ...view, kind, page: 1 }),
        text: t(`list.kind.${kind ?? "all"}`),
        current: view.kind === kind,
      }))}
    />
  );
}

function SearchForm({ view, limits }: { view: ListView; limits: Limits }) {
  const { t } = useTranslation("messages");
  return (
    <Form method="get" action="/messages" role="search" className="grid gap-1">
      {view.archived && <input type="hidden" name="archived" value="true" />}
      {view.kind && <input type="hidden" name="kind" value={view.kind} />}
      <label className="text-sm font-bold" htmlFor="search">
        {t("list.search")}
      </label>
      <div className="flex gap-2">
        <input
          {...limitProps(limits)}
          className="input"
          id="search"
          name="search"
          type="search"
          defaultValue={view.search}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button button-secondary px-3.5" aria-label={t("list.submit")}>
          <Icon name="search" />
        </button>
      </div>
    </Form>
  );
}

interface NoChatsProps {
  view: ListView;
  hasArchive: boolean;
  way: NonNullable<InboxProps["way"]>;
}

function NoChats({ view, hasArchive, way }: NoChatsProps) {
  const { t } = useTranslation("messages");
  if (view.search) {
    return (
      <EmptyState
        illustration={<Scene name="no-results" />}
        title={t("empty.searchTitle")}
        text={t("empty.searchText", { search: view.search })}
      />
    );
  }
  if (view.archived) {
    return (
      <EmptyState
        illustration={<Scene name="empty-mailbox" />}
        title={t("empty.archiveTitle")}
        text={t("empty.archiveText")}
      />
    );
  }
  if (view.kind) {
    return (
      <EmptyState
        illustration={<Scene name="empty-mailbox" />}
        title={t(`empty.${view.kind}`)}
        text={t(`empty.${view.kind}Text`)}
      />
    );
  }
  if (hasArchive) {
    return (
      <EmptyState
        illustration={<Scene name="empty-mailbox" />}
        title={t("empty.allArchived")}
        text={t("empty.allArchivedText")}
        action={<ButtonLink to="/messages?archived=true">{t("empty.toArchive")}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      illustration={<Scene name="empty-mailbox" />}
      title={t("empty.title")}
      text={t("empty.text")}
      action={<ButtonLink to={way.to}>{t(`empty.${way.kind}`)}</ButtonLink>}
    />
  );
}
