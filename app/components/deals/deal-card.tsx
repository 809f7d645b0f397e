import { shortNameOf } from "~/domain/accounts/short-name";
import type { Chat } from "~/domain/chats/chat";
import { isAskedOf, isReportOpen } from "~/domain/deals/appointment-life";
import { asksForPayment } from "~/domain/deals/deal";
import { type DealStep, isStillToMeet } from "~/domain/deals/deal-step";
import { answerableUntil } from "~/domain/deals/stop-life";
import type { JobDetails } from "~/domain/jobs/job-details";
import { isUnderway, type JobRole } from "~/domain/jobs/job-life";
import { dealPlaceOf } from "~/domain/jobs/job-place";
import { type DealMoney, isOnHold, objectionFrom, objectionUntil } from "~/domain/money/deal-money";
import { formatEuros, parseMoney } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { formatDeadline } from "../format";
import { useLocale } from "../locale";
import type { PaymentTerms } from "../payments/payment-terms";
import { Link } from "../ui/link";
import { DealRow } from "./deal-row";
import { disputeOpening } from "./dispute-address";
import { MeetingRow } from "./meeting-row";
import { PlaceRow } from "./place-row";
import { askingAddress, requestAddress } from "./request-address";
import { StartRow } from "./start-row";
import { stopAddress } from "./stop-address";

export interface DealCardProps {
  job: Pick<
    JobDetails,
    | "id"
    | "status"
    | "begun_at"
    | "done_at"
    | "objection_from"
    | "start_code"
    | "stop"
    | "is_remote"
    | "zipcode"
    | "city"
    | "location_details"
  >;
  role: JobRole;
  chat: Chat;
  viewer: number | null;
  money: DealMoney;
  terms: PaymentTerms;
  now: number;
}

type ShownDeal = DealCardProps & { step?: DealStep | null };

export function DealCard(deal: ShownDeal) {
  const { t } = useTranslation("deals");
  const { job, money, terms, step = null } = deal;
  const place = job.done_at === null ? dealPlaceOf(job) : null;
  const isGone = money.uncovered !== null;
  // A suspended helper sees no address and cannot enter the start code.
  const isAway = deal.role === "owner" && deal.chat.suspended === true;
  if (!isUnderway(job.status) || isOnHold(money)) return <LaterPayments {...deal} />;
  if (isGone && !place?.address && isEmpty(deal)) return null;
  return (
    <section className="grid gap-3 rounded-card border border-line bg-card p-5" aria-labelledby="deal-title">
      <h2 id="deal-title" className="text-xl">
        {t("title")}
      </h2>
      <ul className="grid gap-3">
        <Requests {...deal} />
        <StopRow {...deal} />
        {place && !((isGone || isAway) && place.address === null) && (
          <PlaceRow
            job={job.id}
            role={deal.role}
            place={place}
            chat={deal.chat}
            isStep={step === "give_address" || (Boolean(job.begun_at) && place.address === null)}
          />
        )}
        {!(isGone && deal.chat.appointment === null) && (
          <MeetingRow
            working={!isStillToMeet({ begun: Boolean(job.begun_at), done: job.done_at !== null })}
            chat={deal.chat}
            viewer={deal.viewer}
            asked={isAsked(deal)}
            isStep={step === "propose" || step === "answer" || step === "see_appointment"}
            ends={terms.mode === "held" && money.uncovered === null}
            paused={money.paused}
            now={deal.now}
          />
        )}
        {(job.begun_at || (money.uncovered === null && !isAway && !isReportOpen(deal.chat.appointment))) && (
          <StartRow job={job} role={deal.role} isStep={step === "enter_code"} />
        )}
      </ul>
      <Ways {...deal} />
    </section>
  );
}

const isEmpty = ({ job, money, chat }: ShownDeal): boolean =>
  chat.appointment === null &&
  !job.begun_at &&
  !job.stop?.proposal &&
  money.requests.length === 0 &&
  money.disputable === null;

function LaterPayments(deal: ShownDeal) {
  const { t } = useTranslation("deals");
  const { job, money, terms, role, chat } = deal;
  const isHelper = role === "helper";
  if (terms.mode !== "direct" || !asksForPayment(job.status, terms.mode)) return null;
  if (money.requests.length === 0 && !isHelper) return null;
  return (
    <section className="grid gap-3 rounded-card border border-line bg-card p-5" aria-labelledby="deal-title">
      <h2 id="deal-title" className="text-xl">
        {t("title")}
      </h2>
      {money.requests.length > 0 && (
        <ul className="grid gap-3">
          <Requests {...deal} />
        </ul>
      )}
      {isHelper && (
        <Link className="text-link inline-flex min-h-11 items-center" to={askingAddress(chat.uri)}>
          {t("extra.askDirect")}
        </Link>
      )}
    </section>
  );
}

const isAsked = ({ chat, viewer, now }: DealCardProps): boolean =>
  chat.appointment !== null && isAskedOf(chat.appointment, viewer, now);

function Requests({ role, chat, money, terms }: DealCardProps) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const isOwner = role === "owner";
  const direct = terms.mode === "direct" || money.uncovered !== null ? "Direct" : "";
  return money.requests.map(({ id, amount, description }) => (
    <DealRow key={id} icon="euro" to={requestAddress(id)} link={t(isOwner ? "extra.answer" : "extra.see")}>
      {t(isOwner ? `extra.asked${direct}` : `extra.own${direct}`, {
        name: shortNameOf(chat.opponent),
        amount: formatEuros(parseMoney(amount) ?? 0, locale),
        description: description ?? t(`extra.work${direct}`),
      })}
    </DealRow>
  ));
}

export function stopUntilOf({ job, money }: Pick<DealCardProps, "job" | "money">): string | null {
  const proposal = job.stop?.proposal;
  return proposal ? answerableUntil(proposal.until, objectionUntil(objectionFrom(job), money)) : null;
}

function StopRow({ job, chat, viewer, money, step }: ShownDeal) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const until = stopUntilOf({ job, money });
  if (until === null || step) return null;
  const own = job.stop?.proposal?.by === viewer;
  const values = { name: shortNameOf(chat.opponent), until: formatDeadline(until, locale) };
  return (
    <DealRow icon="euro" to={stopAddress(job.id)} link={t(own ? "stop.see" : "stop.answer")}>
      {t(own ? (chat.suspended ? "stop.ownSuspended" : "stop.own") : "stop.asked", values)}
    </DealRow>
  );
}

function Ways({ job, role, chat, money, terms }: DealCardProps) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const pays = terms.mode === "direct" || money.uncovered !== null;
  const asks =
    role === "helper" && !chat.suspended && !isReportOpen(chat.appointment) && (pays || job.done_at === null);
  const until = objectionUntil(objectionFrom(job), money);
  const stops = job.stop?.allowed === true && job.stop.proposal === null;
  if (!asks && !stops && money.disputable === null) return null;
  return (
    <div className="grid gap-1 border-t border-line pt-3">
      {asks && (
        <Link className="text-link inline-flex min-h-11 items-center" to={askingAddress(chat.uri)}>
          {t(pays ? "extra.askDirect" : "extra.ask")}
        </Link>
      )}
      {stops && (
        <Link className="text-link inline-flex min-h-11 items-center" to={stopAddress(job.id)}>
          {t("stop.together")}
        </Link>
      )}
      {money.disputable !== null && (
        <p className="flex flex-wrap items-center gap-x-3">
          <Link className="text-link inline-flex min-h-11 items-center" to={disputeOpening(money.disputable)}>
            {t("dispute.wrong")}
          </Link>
          {until && (
            <span className="text-sm text-ink-soft">
              {t("dispute.until", { until: formatDeadline(until, locale) })}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
