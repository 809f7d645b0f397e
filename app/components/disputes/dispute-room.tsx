import { isSuspended } from "~/domain/accounts/account-life";
import { mayAgree, mayAnswer } from "~/domain/deals/dispute-life";
import { isPaused } from "~/domain/money/payment-life";
import { isPricePayment } from "~/domain/money/price-part";
import { useTranslation } from "~/locales/use-translation";
import { disputeAddress } from "../deals/dispute-address";
import { TimelineLink } from "../deals/timeline-link";
import { formatDayAndTime } from "../format";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { PersonLine } from "../payments/person-line";
import { DealPhotos } from "../photos/deal-photos";
import { JobPhotos } from "../photos/job-photos";
import { Alert } from "../ui/alert";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { CloseDispute } from "./close-dispute";
import type { DisputeRoomProps } from "./dispute-room-props";
import { DISPUTE_TONES } from "./dispute-tones";
import { Freeze } from "./freeze";
import { Outcome } from "./outcome";
import { FormerProposals, Standing } from "./proposals";
import { Said } from "./said";

export function DisputeRoom({ refusal, ...room }: DisputeRoomProps) {
  const { t } = useTranslation(["disputes", "statuses"]);
  const { payment, dispute, other, viewer } = room;
  const isOpen = dispute.ended === null;
  const isUnanswered = isOpen && mayAnswer(dispute, viewer);
  return (
    <DealPage title={t("room.title")} back={{ to: `/messages/${payment.chat_uri}`, text: t("open.back") }}>
      {refusal && (
        <Alert tone="error" live title={t("room.refused")}>
          {refusal}
        </Alert>
      )}
      <div>
        <Badge tone={DISPUTE_TONES[dispute.status]}>{t(`statuses:dispute.${dispute.status}`)}</Badge>
      </div>
      <PersonLine person={other}>
        <About {...room} />
      </PersonLine>
      {isOpen ? <Paused {...room} /> : <Outcome {...room} />}
      {isOpen && !isUnanswered && <Standing {...room} />}
      <Card className="grid gap-4">
        <Reason {...room} />
        <Answer {...room} />
        {room.job && <JobPhotos title={t("room.photosJob")} job={room.job} />}
        <DealPhotos title={t("room.photosResult")} photos={room.photos.result} next={disputeAddress(payment.id)} />
      </Card>
      {isUnanswered && <Standing {...room} />}
      {isOpen && <Freeze {...room} />}
      <FormerProposals {...room} />
      {isOpen && <CloseDispute {...room} />}
      {room.job && <TimelineLink job={room.job.id} bid={payment.deal} />}
    </DealPage>
  );
}

function Paused({ payment }: Pick<DisputeRoomProps, "payment">) {
  const { t } = useTranslation("disputes");
  if (!isPaused(payment)) return null;
  return (
    <Alert tone="warning" title={t("room.paused")}>
      {t("room.pausedText")}
    </Alert>
  );
}

function About({ payment, job }: Pick<DisputeRoomProps, "payment" | "job">) {
  const { t } = useTranslation("disputes");
  if (!isPricePayment(payment)) return t("room.aboutExtra", { description: payment.description ?? "" });
  return t("room.about", { job: job ? `‘${job.title}’` : t("room.job") });
}

function Reason({ payment, dispute, viewer, other, photos }: DisputeRoomProps) {
  const { t } = useTranslation("disputes");
  const locale = useLocale();
  const own = dispute.opened_by === viewer;
  const byOpener = photos.dispute.filter(({ sender }) => sender === dispute.opened_by);
  if (dispute.absence_at) {
    const at = formatDayAndTime(dispute.absence_at, locale);
    return (
      <>
        <p>
          {t(own ? "room.absenceOwn" : "room.absence", { name: other.name, at })}{" "}
          {dispute.ended === null && t("room.absenceProof")}
        </p>
        {dispute.own_words && (
          <Said by={own ? t("room.saidOwn") : t("room.said", { name: other.name })}>{dispute.reason}</Said>
        )}
        <DealPhotos title={t("room.photosDispute")} photos={byOpener} next={disputeAddress(payment.id)} />
      </>
    );
  }
  return (
    <>
      <Said by={dispute.opened_by === viewer ? t("room.saidOwn") : t("room.said", { name: other.name })}>
        {dispute.reason}
      </Said>
      <DealPhotos title={t("room.photosDispute")} photos={byOpener} next={disputeAddress(payment.id)} />
    </>
  );
}

function Answer({ payment, dispute, viewer, other, photos }: DisputeRoomProps) {
  const { t } = useTranslation("disputes");
  const isOwn = dispute.opened_by !== viewer;
  const shown = photos.dispute.filter(({ sender }) => sender !== dispute.opened_by);
  if (mayAnswer(dispute, viewer)) {
    return (
      <div className="grid gap-2">
        <p>{t(isSuspended(other) ? "answer.introSuspended" : "answer.intro", { name: other.name })}</p>
        <p>
          <ButtonLink
            variant={mayAgree(dispute, viewer) ? "secondary" : "primary"}
            to={`${disputeAddress(payment.id)}/reactie`}
          >
            {t("answer.go")}
          </ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <>
      {dispute.answer ? (
        <Said by={isOwn ? t("room.saidOwn") : t("room.said", { name: other.name })}>{dispute.answer}</Said>
      ) : (
        dispute.ended === null && (
          <p className="text-ink-soft">
            {t(isSuspended(other) ? "answer.noneSuspended" : "answer.none", { name: other.name })}
          </p>
        )
      )}
      <DealPhotos title={t("answer.photosShown")} photos={shown} next={disputeAddress(payment.id)} />
    </>
  );
}
