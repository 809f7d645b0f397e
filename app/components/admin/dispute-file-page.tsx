import { isSuspended } from "~/domain/accounts/account-life";
import type { DisputeFile } from "~/domain/admin/case-files";
import type { Dispute } from "~/domain/deals/dispute";
import { afterDisputeEvent, isBetweenTheTwo } from "~/domain/deals/dispute-life";
import type { Payment } from "~/domain/money/payment";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { JobPhotoGrid } from "../photos/job-photos";
import { PhotoGrid } from "../photos/photo-grid";
import { Alert } from "../ui/alert";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button-link";
import { AdminPage } from "./admin-page";
import { AdminPanel } from "./admin-panel";
import { AdminStopped } from "./admin-stopped";
import { DisputeChoose } from "./dispute-choose";
import { DisputeEnd } from "./dispute-end";
import { DisputeFacts } from "./dispute-facts";
import { partiesOf } from "./dispute-parties";
import { DisputeProposals } from "./dispute-proposals";
import { DisputeReason } from "./dispute-reason";
import { DisputeResolve, type DisputeResolveProps, type Division } from "./dispute-resolve";
import { Involved } from "./involved";
import { SaidList } from "./said-list";
import { DISPUTE_TONES } from "./status-tones";

export interface DisputeFilePageProps {
  file: DisputeFile;
  beside: readonly Payment[];
  dispute: Dispute;
  involved: boolean;
  chosen: Division | null;
  stopped: boolean;
  limits: DisputeResolveProps["limits"];
  readers: DisputeResolveProps["readers"];
  words?: DisputeResolveProps["words"];
  typed: string;
  extraBack: boolean;
  amountErrors: readonly string[];
  result?: Reply;
}

export function DisputeFilePage(props: DisputeFilePageProps) {
  const { file, dispute } = props;
  const { t } = useTranslation("admin");
  const { conversation, payment } = file;
  const { opener, accused } = partiesOf(payment, dispute);
  return (
    <AdminPage
      title={t("queue.dispute", { id: payment.id })}
      note={<Badge tone={DISPUTE_TONES[dispute.status]}>{t(`disputeStatus.${dispute.status}`)}</Badge>}
      back={{ to: "/admin/disputes", text: t("file.backToDisputes") }}
      aside={<Decision {...props} />}
      chosen={props.chosen !== null}
    >
      <AdminPanel title={t("dispute.reason", { name: opener.name })}>
        <DisputeReason dispute={dispute} opener={opener.name} accused={accused.name} />
      </AdminPanel>
      {dispute.answer && (
        <AdminPanel title={t("dispute.answer", { name: accused.name })}>
          <blockquote className="admin-words">{dispute.answer}</blockquote>
        </AdminPanel>
      )}
      <ShownPhotos file={file} opener={dispute.opened_by} />
      <DisputeProposals payment={payment} beside={props.beside} dispute={dispute} />
      <DisputeFacts file={file} beside={props.beside} />
      <AdminPanel
        title={t("dispute.conversation")}
        aside={<span className="text-ink-soft">{t("dispute.messages", { count: conversation.count })}</span>}
      >
        {conversation.results.length === 0 ? (
          <p className="text-ink-soft">{t("dispute.silence")}</p>
        ) : (
          <SaidList said={conversation.results} />
        )}
      </AdminPanel>
    </AdminPage>
  );
}

function ShownPhotos({
  file: { payment, photos, job },
  opener,
}: Pick<DisputeFilePageProps, "file"> & { opener: number }) {
  const { t } = useTranslation("admin");
  const isOpeners = ({ sender = opener }: (typeof photos.dispute)[number]) => sender === opener;
  const shown = [
    [t("dispute.photosDispute"), photos.dispute.filter(isOpeners)],
    [t("dispute.photosAnswer"), photos.dispute.filter((photo) => !isOpeners(photo))],
    [t("dispute.photosResult"), photos.result],
  ] as const;
  return (
    <>
      {job && job.image.length > 0 && (
        <AdminPanel title={t("dispute.photosJob")}>
          <JobPhotoGrid job={job} to={(index) => job.image[index]?.large ?? ""} />
        </AdminPanel>
      )}
      {shown.map(
        ([title, some]) =>
          some.length > 0 && (
            <AdminPanel
              key={title}
              title={title}
              aside={
                payment.deal && <span className="text-ink-soft">{t("dispute.photosOf", { bid: payment.deal })}</span>
              }
            >
              <PhotoGrid photos={some} to={({ large }) => large ?? ""} captions />
            </AdminPanel>
          ),
      )}
    </>
  );
}

function Decision({
  file: { payment },
  beside,
  dispute,
  involved,
  chosen,
  readers,
  stopped,
  limits,
  words,
  typed,
  extraBack,
  amountErrors,
  result,
}: DisputeFilePageProps) {
  const { t } = useTranslation("admin");
  if (afterDisputeEvent(dispute.status, "decide") === null) {
    return (
      <>
        {result && (
          <Alert tone="warning" title={t("decide.late")} live>
            {t("dispute.lateText")}
          </Alert>
        )}
        <DisputeEnd payment={payment} beside={beside} dispute={dispute} />
      </>
    );
  }
  if (involved) return <Involved />;
  const away = [payment.payer, payment.payee].find((person) => person !== null && isSuspended(person));
  return (
    <>
      {away ? (
        <Alert tone="warning" title={t("dispute.away", { name: away.name })}>
          {t("dispute.awayText", { name: away.name })}
        </Alert>
      ) : (
        isBetweenTheTwo(dispute.status) && (
          <Alert tone="info" title={t("dispute.talking")}>
            {t("dispute.talkingText")}
          </Alert>
        )
      )}
      {stopped && <AdminStopped />}
      {chosen && stopped && chosen.earned > 0 ? (
        <ButtonLink variant="secondary" className="justify-self-start" to={`/admin/disputes/${payment.id}`}>
          {t("action.back")}
        </ButtonLink>
      ) : chosen ? (
        <DisputeResolve
          payment={payment}
          beside={beside}
          chosen={chosen}
          readers={readers}
          limits={limits}
          words={words}
          result={result}
        />
      ) : (
        <DisputeChoose
          payment={payment}
          beside={beside}
          dispute={dispute}
          typed={typed}
          extraBack={extraBack}
          amountErrors={amountErrors}
        />
      )}
    </>
  );
}
