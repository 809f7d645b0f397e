import { capped } from "~/live/unread";
import { useTranslation } from "~/locales/use-translation";

/** How many conversations hold something unread. It is there also at none: a script may fill it (app/entry.unread.ts). */
export function UnreadBadge({ count, className }: { count: number; className: string }) {
  const { t } = useTranslation("common");
  const badge = capped(count);
  return (
    <span
      className={`badge badge-attention ${className}`}
      hidden={count === 0}
      data-unread=""
      data-one={t("nav.unread", { count: 1, badge: "" })}
      data-other={t("nav.unread", { count: 2, badge: "" })}
    >
      <span aria-hidden="true">{badge}</span>
      <span className="visually-hidden">{t("nav.unread", { count, badge })}</span>
    </span>
  );
}
