import type { ReactNode } from "react";
import type { Chat } from "~/domain/chats/chat";
import type { chatRefusal } from "~/domain/chats/chat-refusal";
import {
  canAccept,
  canRenew,
  endedByRemoval,
  endedWithJob,
  isPending,
  ownBidOn,
  reportedEnd,
} from "~/domain/deals/bid-life";
import { isDealRunning } from "~/domain/deals/deal";
import { isUnderway, takesBids } from "~/domain/jobs/job-life";
import type { JobStatus } from "~/domain/jobs/job-status";
import { type Cents, FEE_PERCENT, formatEuros, parseMoney, withFee } from "~/domain/money/money";
import type { OtherPaid } from "~/live/chat-facts";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import type { PaymentTerms } from "../payments/payment-terms";
import { ButtonLink } from "../ui/button-link";
import { Link } from "../ui/link";

export interface WritingNoticeProps {
  refusal: NonNullable<ReturnType<typeof chatRefusal>>;
  chat: Chat;
  viewer: number | null;
  jobStatus: JobStatus | null;
  terms: PaymentTerms;
  paying: boolean;
  late: boolean;
  lateTotal?: Cents | undefined;
  otherPaid: OtherPaid | null;
  otherBids?: number | undefined;
}

export function WritingNotice(props: WritingNoticeProps) {
  const { t } = useTranslation("messages");
  const { chat, viewer } = props;
  const owner = chat.owner === viewer;
  const hasDeal = isDealRunning({ bid: chat.bid_status, job: props.jobStatus });
  switch (props.refusal) {
    case "gone":
      return <Notice title={t("notice.goneTitle")} text={t("notice.goneText")} />;
    case "blocked":
      return (
        <Notice
          title={t("notice.blockedTitle")}
          text={`${t("notice.blockedText")}${hasDeal ? ` ${t("notice.blockedDeal")}` : ""}`}
        >
          {owner && isPending(chat.bid_status) && !props.paying && (
            <ButtonLink to={`/messages/${chat.uri}/afwijzen`} variant="secondary">
              {t("notice.blockedReject")}
            </ButtonLink>
          )}
          {!owner && isPending(chat.bid_status) && (
            <ButtonLink to={`/task/${chat.job}/bod`} variant="secondary">
              {t("notice.blockedWithdraw")}
            </ButtonLink>
          )}
          {chat.blocked_by_viewer && (
            <ButtonLink
              to={chat.opponent.has_page === false ? `/profile/${viewer}/blocked` : `/helper/${chat.opponent.id}`}
              variant="secondary"
            >
              {t("notice.unblock")}
            </ButtonLink>
          )}
        </Notice>
      );
    case "bid_pending":
      return owner ? <ForOwner {...props} /> : <ForBidder {...props} />;
    case "bid_rejected":
      return <Ended {...props} owner={owner} />;
  }
}

function Ended({ chat, jobStatus, owner, late }: WritingNoticeProps & { owner: boolean }) {
  const { t } = useTranslation("messages");
  const end = reportedEnd(chat.bid?.ended, chat.bid?.job_end);
  const byRemoval = jobStatus !== null && endedByRemoval({ job_status: jobStatus, ended: chat.bid?.ended });
  if (endedWithJob(end) && !byRemoval) {
    return (
      <Notice title={t(`ended.${end}.${owner ? "owner" : "helper"}`)} text={t("ended.closed")}>
        <ButtonLink to={owner ? `/task/${chat.job}` : "/browse-tasks"} variant="secondary">
          {t(owner ? "ended.job" : "notice.bidderRejectedLink")}
        </ButtonLink>
      </Notice>
    );
  }
  const again = !owner && chat.bid && jobStatus && ownBidOn({ status: jobStatus, bids: [chat.bid] }) === undefined;
  const renews = jobStatus !== null && canRenew({ job_status: jobStatus, ended: chat.bid?.ended });
  if (again || end || renews) {
    const how = byRemoval ? "removed" : (end ?? "lapsed");
    const takes = jobStatus !== null && takesBids(jobStatus);
    const open = takes && !chat.suspended;
    const closed = takes && !open && !owner ? "ended.ownerSuspended" : "ended.closed";
    const paid = takes ? `${t("ended.late")} ${t("ended.choose")}` : t("ended.late");
    return (
      <Notice
        title={t(`ended.${how}.${owner ? "owner" : "helper"}`, { name: chat.name })}
        text={owner && late ? paid : t(open ? "ended.text" : closed, { name: chat.name })}
      >
        {owner || open ? (
          <ButtonLink to={again ? `/task/${chat.job}/bod` : `/task/${chat.job}`} variant="secondary">
            {t(again ? "ended.again" : "ended.job")}
          </ButtonLink>
        ) : (
          <ButtonLink to="/browse-tasks" variant="secondary">
            {t("notice.bidderRejectedLink")}
          </ButtonLink>
        )}
      </Notice>
    );
  }
  return <Rejected chat={chat} owner={owner} />;
}

function Rejected({ chat, owner }: { chat: Chat; owner: boolean }) {
  const { t } = useTranslation("messages");
  if (owner) {
    return (
      <Notice title={t("notice.ownerRejectedTitle")} text={t("notice.ownerRejectedText")}>
        <ButtonLink to={`/task/${chat.job}`} variant="secondary">
          {t("notice.ownerRejectedLink")}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice title={t("notice.bidderRejectedTitle")} text={t("notice.bidderRejectedText")}>
      <ButtonLink to="/browse-tasks" variant="secondary">
        {t("notice.bidderRejectedLink")}
      </ButtonLink>
    </Notice>
  );
}

function ForOwner({ chat, jobStatus, terms, paying, lateTotal, otherPaid, otherBids = 0 }: WritingNoticeProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  if (paying) return <Notice title={t("notice.payingTitle")} text={t("notice.payingText")} />;
  if (otherPaid) {
    const { name, uri } = otherPaid;
    return (
      <Notice title={t("notice.otherPaidTitle", { name })} text={t("notice.otherPaidText", { name, other: chat.name })}>
        <ButtonLink to={`/messages/${uri}`} variant="secondary">
          {t("notice.otherPaidLink", { name })}
        </ButtonLink>
      </Notice>
    );
  }
  const cents = parseMoney(chat.bid?.amount ?? "") ?? 0;
  const acts = (
    <>
      <ButtonLink to={`/messages/${chat.uri}/afwijzen`} variant="quiet">
        {t("notice.reject")}
      </ButtonLink>
      {otherBids > 0 && (
        <Link
          className="text-link inline-flex min-h-11 items-center max-sm:justify-self-center"
          to={`/task/${chat.job}#biedingen`}
        >
          {t("notice.compare", { count: otherBids })}
        </Link>
      )}
    </>
  );
  if (chat.suspended) {
    const values = { name: chat.name, amount: formatEuros(cents, locale) };
    return (
      <Notice title={t("notice.helperSuspendedTitle", values)} text={t("notice.helperSuspendedText", values)}>
        {acts}
      </Notice>
    );
  }
  const open = chat.bid !== null && canAccept({ status: chat.bid.status, job_status: jobStatus ?? "deleted" });
  const sum = { percent: terms.percent, total: formatEuros(withFee(cents, FEE_PERCENT), locale) };
  const text = terms.mode === "direct" ? t("notice.ownerDirect") : t("notice.ownerText", sum);
  return (
    <Notice
      title={t("notice.ownerTitle", { name: chat.name, amount: formatEuros(cents, locale) })}
      text={open ? text : t("notice.ownerClosed")}
      aside={lateTotal !== undefined && t("notice.ownerLate", { paid: formatEuros(lateTotal, locale) })}
      calling
    >
      {open && (
        <ButtonLink to={`/messages/${chat.uri}/accepteren`}>
          {terms.mode === "direct" ? t("notice.acceptDirect") : t("notice.accept")}
        </ButtonLink>
      )}
      {jobStatus && isUnderway(jobStatus) && (
        <ButtonLink to={`/task/${chat.job}/actie/cancel`} variant="secondary">
          {t("notice.reopen")}
        </ButtonLink>
      )}
      {acts}
    </Notice>
  );
}

function ForBidder({ chat, jobStatus, paying }: WritingNoticeProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const amount = formatEuros(parseMoney(chat.bid?.amount ?? "") ?? 0, locale);
  const values = { amount, name: chat.name };
  const isReserved = jobStatus !== null && isUnderway(jobStatus);
  const waiting = isReserved ? "bidderReserved" : "bidder";
  const stage = paying ? "bidderPaying" : chat.suspended ? "ownerSuspended" : waiting;
  return (
    <Notice title={t(`notice.${stage}Title`, values)} text={t(`notice.${stage}Text`, values)}>
      <ButtonLink to={`/task/${chat.job}/bod`} variant="secondary">
        {t(isReserved ? "notice.bidderWithdraw" : "notice.bidderChange")}
      </ButtonLink>
    </Notice>
  );
}

interface NoticeProps {
  title: string;
  text: string;
  aside?: ReactNode;
  calling?: boolean;
  children?: ReactNode;
}

function Notice({ title, text, aside, calling, children }: NoticeProps) {
  return (
    <section className={calling ? "notice border-attention-line bg-attention-tint" : "notice"}>
      <div className="grid gap-1">
        <h2>{title}</h2>
        {aside && <p>{aside}</p>}
        <p>{text}</p>
      </div>
      {children && <div className="notice-actions">{children}</div>}
    </section>
  );
}
