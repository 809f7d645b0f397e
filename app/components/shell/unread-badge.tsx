import { capped } from "~/live/unread";
import { useTranslation } from "~/locales/use-translation";

const texts = { chats: "nav.unread", notifications: "nav.unreadNotifications" } as const;

interface UnreadBadgeProps {
  of: keyof typeof texts;
  count: number;
  className: string;
}

/** Rendered even at zero, because a script updates it (app/entry.unread.ts). */
export function UnreadBadge({ of, count, className }: UnreadBadgeProps) {
  const { t } = useTranslation("common");
  const badge = capped(count);
  return (
    <span
      className={`badge badge-attention whitespace-nowrap ${className}`}
      hidden={count === 0}
      data-unread={of}
      data-one={t(texts[of], { count: 1, badge: "" })}
      data-other={t(texts[of], { count: 2, badge: "" })}
    >
      <span aria-hidden="true">{badge}</span>
      <span className="visually-hidden">{t(texts[of], { count, badge })}</span>
    </span>
  );
}
