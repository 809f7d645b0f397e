import { isSuspended } from "~/domain/accounts/account-life";
import { disputeFields } from "~/domain/deals/dispute";
import type { Payment } from "~/domain/money/payment";
import { isPaused } from "~/domain/money/payment-life";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { appointmentAddress } from "../deals/appointment-address";
import { disputeAddress } from "../deals/dispute-address";
import type { Parties } from "../deals/parties";
import { formatDeadline } from "../format";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { PersonLine } from "../payments/person-line";
import { useMoneyEnd } from "../payments/use-money-end";
import { PhotoField, photoFieldErrors, type UnsentPhotos } from "../photos/photo-field";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Link } from "../ui/link";
import { PostForm } from "../ui/post-form";
import { TextareaField } from "../ui/text-field";
import { MovesAlong } from "./moves-along";

export interface OpenDisputePageProps extends Parties, UnsentPhotos {
  payment: Payment;
  closed: "closedText" | "bankText" | "betweenText" | "busyText" | "reportedText" | "ended" | null;
  beside: readonly Payment[];
  stops?: boolean;
  disputed: boolean;
  until: string | null;
  result?: Reply;
  typed?: Record<string, string>;
}

export function OpenDisputePage({
  payment,
  role,
  other,
  closed,
  beside,
  stops,
  disputed,
  until,
  result,
  typed,
  ...photos
}: OpenDisputePageProps) {
  const { t } = useTranslation("disputes");
  const locale = useLocale();
  const endOf = useMoneyEnd(role);
  const { name } = other;
  const away = isSuspended(other);
  return (
    <DealPage title={t("open.title")} back={{ to: `/messages/${payment.chat_uri}`, text: t("open.back") }}>
      <PersonLine person={other}>{payment.description}</PersonLine>
      {closed ? (
        <>
          {result && (
            <SavedFiles
              result={result}
              title={closed === "bankText" || closed === "busyText" ? t(`open.${closed}`) : undefined}
            />
          )}
          <Alert tone="info" title={t("open.closed")}>
            {closed === "ended" ? `${endOf(payment, beside)} ${t("end.wrong")}` : t(`open.${closed}`, { name })}{" "}
            {closed === "reportedText" && payment.chat_uri && (
              <Link className="text-link" to={appointmentAddress(payment.chat_uri)}>
                {t("open.reportedLink")}
              </Link>
            )}
            {disputed && (
              <Link className="text-link" to={disputeAddress(payment.id)}>
                {t("open.room")}
              </Link>
            )}
          </Alert>
        </>
      ) : (
        <>
          <p>{t(away ? "open.introSuspended" : "open.intro", { name })}</p>
          {payment.absence?.shares && payment.absence.by === payment[role]?.id && (
            <Alert tone="warning">{t("open.contests", { name })}</Alert>
          )}
          {stops && <Alert tone="warning">{t("open.stops")}</Alert>}
          {isPaused(payment) && <Alert tone="warning">{t("open.paused")}</Alert>}
          <MovesAlong beside={beside} earned={null} isOpen={false} role={role} other={other} />
          {until && (
            <p className="rounded-control bg-attention-tint px-4 py-3">
              {t(role === "payer" ? "open.until" : "open.untilHelper", {
                name,
                until: formatDeadline(until, locale),
              })}
            </p>
          )}
          <Card>
            <ReasonForm name={name} away={away} result={result} typed={typed} {...photos} />
          </Card>
        </>
      )}
      {!closed && <Steps name={name} away={away} />}
    </DealPage>
  );
}

type ReasonFormProps = Pick<OpenDisputePageProps, "result" | "typed" | keyof UnsentPhotos> & {
  name: string;
  away: boolean;
};

function ReasonForm({ name, away, result, typed, ...photos }: ReasonFormProps) {
  const { t } = useTranslation("disputes");
  const [form, fields] = useForm(disputeFields, { id: "dispute", lastResult: result, defaultValue: typed });
  return (
    <PostForm form={form} encType="multipart/form-data" className="grid gap-5">
      <FormErrors form={form} fields={fields} more={photoFieldErrors(photos)} labels={{ reason: t("open.reason") }} />
      <TextareaField
        field={fields.reason}
        label={t("open.reason")}
        hint={t(away ? "open.reasonHintSuspended" : "open.reasonHint", { name })}
        rows={6}
      />
      <PhotoField label={t("open.photos")} {...photos} />
      <Button className="button-wide" pendingText={t("open.pending")}>
        {t("open.submit")}
      </Button>
    </PostForm>
  );
}

function SavedFiles({ result, title }: { result: Reply; title: string | undefined }) {
  const reason = result.initialValue?.reason;
  return (
    <Alert tone="error" live title={title ?? result.error?.[""]?.join(" ")}>
      {typeof reason === "string" && (
        <blockquote className="whitespace-pre-wrap border-s-2 border-danger ps-3 wrap-anywhere">{reason}</blockquote>
      )}
    </Alert>
  );
}

const icons = ["lock", "message", "users"] as const satisfies readonly IconName[];

function Steps({ name, away }: { name: string; away: boolean }) {
  const { t } = useTranslation("disputes");
  return (
    <section className="mt-3 grid gap-4">
      <h2 className="text-xl">{t("open.how")}</h2>
      <ol className="grid gap-3">
        {t(away ? "open.stepsSuspended" : "open.steps", { returnObjects: true, name }).map((line, index) => (
          <li key={line} className="flex gap-3">
            <Icon name={icons[index] ?? "check"} className="mt-1 flex-none text-action" />
            <span>{line}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
