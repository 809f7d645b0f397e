import { asHelper } from "~/domain/accounts/as-helper";
import { shortNameOf } from "~/domain/accounts/short-name";
import type { Chat } from "~/domain/chats/chat";
import type { Decided } from "~/domain/deals/bid-life";
import { workAfterHold } from "~/domain/deals/meeting-hold";
import { type Cents, FEE_PERCENT, feeOf, formatEuros, formatSum, withFee } from "~/domain/money/money";
import { isDayAhead } from "~/domain/values/calendar";
import { dayInWords } from "~/domain/values/day-words";
import { useTranslation } from "~/locales/use-translation";
import { formatJobDay } from "../format";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { MoneyStopped } from "../payments/money-stopped";
import type { PaymentTerms } from "../payments/payment-terms";
import { PersonLine } from "../payments/person-line";
import { SumTable } from "../payments/sum-table";
import { Alert, type Tone } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { AcceptSubmit } from "./accept-submit";

interface AcceptBidProps {
  chat: Chat;
  bid: { id: number; cents: Cents };
  terms: PaymentTerms;
  credits: Cents;
  /** `YYYY-MM-DD` */
  firstDay: string | null;
  askedDay: string | null;
  now: number;
  open: boolean;
  fromJob?: boolean;
  stopped: boolean;
  other: { uri: string; name: string } | null;
  lateTotal?: Cents | undefined;
  refusal?: string;
  decided?: Decided;
}

export function AcceptBid({
  chat,
  bid,
  terms,
  credits,
  open,
  fromJob = false,
  stopped,
  other,
  lateTotal,
  refusal,
  decided,
  ...days
}: AcceptBidProps) {
  const { t } = useTranslation("payments");
  const name = shortNameOf(chat.opponent);
  return (
    <DealPage
      title={t(terms.mode === "direct" ? "accept.titleDirect" : "accept.title")}
      back={
        fromJob && chat.job !== null
          ? { to: `/task/${chat.job}#biedingen`, text: t("accept.backToBids") }
          : { to: `/messages/${chat.uri}`, text: t("accept.back") }
      }
    >
      {refusal && (
        <Alert tone="error" live title={t("accept.refused")}>
          {refusal} {t("accept.refusedSafe")}
        </Alert>
      )}
      {decided ? (
        <Already chat={chat} decided={decided} direct={terms.mode === "direct"} />
      ) : chat.suspended ? (
        <HelperAway chat={chat} name={name} />
      ) : (
        <>
          <Card className="grid gap-5">
            <PersonLine person={asHelper(chat.opponent)}>
              {t("accept.intro", { name, job: chat.title ?? "" })}
            </PersonLine>
            <FirstDay {...days} name={name} />
            {open && !other && !stopped && terms.mode === "held" && <AfterHold {...days} />}
            {lateTotal !== undefined && <PaidBefore name={name} total={lateTotal} />}
            <Sum name={name} cents={bid.cents} terms={terms} />
            {other ? (
              <Alert
                tone="info"
                title={t("accept.otherPaid", { name: other.name })}
                action={
                  <ButtonLink to={`/messages/${other.uri}`} variant="secondary" className="button-small">
                    {t("accept.otherChat", { name: other.name })}
                  </ButtonLink>
                }
              >
                {t("accept.otherPaidText", { name: other.name })}
              </Alert>
            ) : open && stopped ? (
              <MoneyStopped act="pay" />
            ) : open ? (
              <AcceptSubmit bid={bid} terms={terms} credits={credits} />
            ) : refusal ? null : (
              <Alert
                tone="warning"
                title={t("accept.closed")}
                action={
                  <ButtonLink to={`/task/${chat.job}`} variant="secondary" className="button-small">
                    {t("accept.job")}
                  </ButtonLink>
                }
              >
                {t("accept.closedText")}
              </Alert>
            )}
          </Card>
          <Explanation name={name} trader={chat.opponent.business} direct={terms.mode === "direct"} />
        </>
      )}
    </DealPage>
  );
}

function PaidBefore({ name, total }: { name: string; total: Cents }) {
  const { t } = useTranslation("payments");
  const paid = formatEuros(total, useLocale());
  return (
    <Alert tone="warning" title={t("accept.paidBefore", { paid })}>
      {t("accept.paidBeforeText", { name, paid })}
    </Alert>
  );
}

interface Outcome {
  tone: Tone;
  direct: Decided | "acceptedDirect";
  leadsTo: "chat" | "job";
}

const OUTCOMES = {
  accepted: { tone: "success", direct: "acceptedDirect", leadsTo: "chat" },
  other: { tone: "info", direct: "other", leadsTo: "job" },
  gone: { tone: "error", direct: "gone", leadsTo: "job" },
} as const satisfies Record<Decided, Outcome>;

function Already({ chat, decided, direct }: Pick<AcceptBidProps, "chat"> & { decided: Decided; direct: boolean }) {
  const { t } = useTranslation("payments");
  const outcome = OUTCOMES[decided];
  const what = direct ? outcome.direct : decided;
  const leadsToChat = outcome.leadsTo === "chat";
  return (
    <Card className="grid gap-5">
      <PersonLine person={asHelper(chat.opponent)}>{chat.title}</PersonLine>
      <Alert
        tone={outcome.tone}
        live
        title={t(`accept.decided.${what}`)}
        action={
          <ButtonLink
            to={leadsToChat ? `/messages/${chat.uri}` : `/task/${chat.job}`}
            variant="secondary"
            className="button-small"
          >
            {t(leadsToChat ? "accept.toChat" : "accept.job")}
          </ButtonLink>
        }
      >
        {t(`accept.decided.${what}Text`, { name: shortNameOf(chat.opponent) })}
      </Alert>
    </Card>
  );
}

function HelperAway({ chat, name }: Pick<AcceptBidProps, "chat"> & { name: string }) {
  const { t } = useTranslation("payments");
  return (
    <Card className="grid gap-5">
      <PersonLine person={asHelper(chat.opponent)}>{chat.title}</PersonLine>
      <Alert
        tone="warning"
        title={t("accept.away", { name })}
        action={
          <ButtonLink to={`/task/${chat.job}#biedingen`} variant="secondary" className="button-small">
            {t("accept.job")}
          </ButtonLink>
        }
      >
        {t("accept.awayText")}
      </Alert>
    </Card>
  );
}

type FirstDayProps = Pick<AcceptBidProps, "firstDay" | "askedDay" | "now"> & { name: string };

function FirstDay({ firstDay, askedDay, now, name }: FirstDayProps) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  if (!isDayAhead(firstDay, now)) return null;
  const isLater = askedDay !== null && firstDay > askedDay;
  return (
    <p className="flex gap-3">
      <Icon name="calendar" className="mt-1 text-action" />
      <span>
        {t("accept.firstDay", { name, day: formatJobDay(firstDay, now, locale) })}{" "}
        {isLater && t("accept.askedDay", { day: formatJobDay(askedDay, now, locale) })}
      </span>
    </p>
  );
}

function AfterHold({ firstDay, askedDay, now }: Omit<FirstDayProps, "name">) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const work = workAfterHold({ execution_date: askedDay, first_day: firstDay }, now);
  if (!work) return null;
  return (
    <Alert tone="warning" title={t("accept.afterHold", { day: dayInWords(work.lastDay, locale) })}>
      {work.of === "job" && t("accept.askedDay", { day: formatJobDay(work.day, now, locale) })}{" "}
      {t("accept.afterHoldText")}
    </Alert>
  );
}

function Sum({ name, cents, terms }: { name: string; cents: Cents; terms: PaymentTerms }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const lines = [
    { text: t("accept.bid", { name }), amount: formatSum(cents, locale) },
    { text: t("accept.cost", { percent: terms.percent }), amount: formatSum(feeOf(cents, FEE_PERCENT), locale) },
  ];
  const total = terms.mode === "direct" ? cents : withFee(cents, FEE_PERCENT);
  return (
    <SumTable
      lines={terms.mode === "direct" ? lines.slice(0, 1) : lines}
      total={{ text: t("accept.total"), amount: formatSum(total, locale) }}
    />
  );
}

const icons = ["lock", "check-circle", "refresh"] as const satisfies readonly IconName[];
const directIcons = ["check-circle", "message", "euro"] as const satisfies readonly IconName[];

function Explanation({ name, trader, direct }: { name: string; trader: boolean; direct: boolean }) {
  const { t } = useTranslation("payments");
  const lines = t(direct ? "accept.direct" : "accept.held", { returnObjects: true, name });
  return (
    <section className="mt-3 grid gap-4">
      <h2 className="text-xl">{t(direct ? "accept.howDirect" : "accept.how")}</h2>
      <ol className="grid gap-3">
        {lines.map((line, index) => (
          <li key={line} className="flex gap-3">
            <Icon name={(direct ? directIcons : icons)[index] ?? "check"} className="mt-1 text-action" />
            <span>{line}</span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-soft">
        {t("accept.others")} {t("accept.agreement", { name })}{" "}
        {t(trader ? "accept.trader" : "accept.private", { name })}
      </p>
    </section>
  );
}
