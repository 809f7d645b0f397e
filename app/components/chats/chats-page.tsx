import type { ReactNode } from "react";
import { useListKeys } from "~/live/use-list-keys";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { classNames } from "../ui/class-names";
import { Inbox, type InboxProps } from "./inbox";

interface ChatsPageProps extends InboxProps {
  isTask?: boolean;
  children: ReactNode;
}

export function ChatsPage({ isTask = false, children, ...inbox }: ChatsPageProps) {
  const { t } = useTranslation("messages");
  useListKeys();
  const isEmpty = inbox.chats.count === 0 && !inbox.open && !inbox.view.search && !inbox.view.kind;
  const alone = isTask || isEmpty;
  return (
    <div className={classNames("chats", inbox.open && "chats-open", alone && "chats-alone")}>
      <Inbox {...inbox} />
      {inbox.open ? (
        <div className="chats-pane">{children}</div>
      ) : (
        !alone && (
          <div className="chats-pane chats-choose">
            <Scene name="chat" />
            <p className="text-xl font-bold">{t("list.choose")}</p>
            <p className="measure text-ink-soft">{t("list.chooseText")}</p>
          </div>
        )
      )}
    </div>
  );
}
