import { type Bid } from "~/domain/bid";
import { isPending } from "~/domain/bid-life";
import { parseMoney } from "~/domain/money";
import { useTranslation } from "~/locales/use-translation";
import { formatPrice } from "../format";
import { PersonMarks } from "../jobs/person-marks";
import { useLocale } from "../locale";
import { Avatar } from "../ui/avatar";
import { Badge, type BadgeTone } from "../ui/badge";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

/** What was decided; of a bid that waits nothing is said. */
const DECIDED = { pending: null, accepted: "attention", rejected: "neutral" } as const satisfies Record<
  Bid["status"],
  BadgeTone | null
>;

/** One bid: who, how well liked, how much. The whole row leads to the chat, where it is accepted. */
export function BidRow({ bid, lowest }: { bid: Bid; lowest: boolean }) {
  const { t } = useTranslation(["bids", "terms"]);
  const locale = useLocale();
  const { user, status } = bid;
  const tone = DECIDED[status];
  return (
    <Card as="li" interactive className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 p-4">
      <Avatar name={user.name} image={user.image} />
      <h3 className="min-w-0 self-center text-lg">
        <Link className="card-link" to={`/messages/${bid.chat_uri}`} aria-label={t("list.chat", { name: user.name })}>
          {user.name}
        </Link>
      </h3>
      <p className="grid justify-items-end gap-1 text-end">
        <span className="money text-xl">{formatPrice(parseMoney(bid.amount) ?? 0, locale)}</span>
        {lowest && <Badge tone="action">{t("list.lowest")}</Badge>}
        {tone && <Badge tone={tone}>{t(`terms:bid.${status}`)}</Badge>}
      </p>
      <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1">
        <PersonMarks person={user} />
        {user.workexperience_count > 0 && (
          <p className="text-sm text-ink-soft">{t("list.experience", { count: user.workexperience_count })}</p>
        )}
        {user.id !== null && (
          // Above the link that covers the card.
          <Link className="text-link relative z-1 inline-flex min-h-11 items-center text-sm" to={`/helper/${user.id}`}>
            {t("list.profile", { name: user.name })}
          </Link>
        )}
      </div>
      {bid.message && <p className="col-span-full line-clamp-3 whitespace-pre-line text-ink-soft">{bid.message}</p>}
      {isPending(status) && (
        <p className="col-span-full inline-flex items-center gap-1.5 font-bold text-action" aria-hidden="true">
          {t("list.pending")}
          <Icon name="arrow-right" />
        </p>
      )}
    </Card>
  );
}
