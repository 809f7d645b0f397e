import { isSuspended } from "~/domain/accounts/account-life";
import type { UserCard } from "~/domain/accounts/user-card";
import { answerFields } from "~/domain/deals/dispute";
import type { AnswerRefusal } from "~/domain/deals/dispute-life";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { disputeAddress } from "../deals/dispute-address";
import { formatDayAndTime } from "../format";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { PhotoField, photoFieldErrors, type UnsentPhotos } from "../photos/photo-field";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextareaField } from "../ui/text-field";
import { Said } from "./said";

export interface AnswerDisputePageProps extends UnsentPhotos {
  payment: number;
  /** Null if the opener only contested an absence. */
  reason: string | null;
  absence: string | null;
  isOwn: boolean;
  other: UserCard;
  closed: AnswerRefusal | null;
  result?: Reply;
  typed?: Record<string, string>;
}

export function AnswerDisputePage({ payment, reason, absence, isOwn, other, closed, ...form }: AnswerDisputePageProps) {
  const { t } = useTranslation("disputes");
  const locale = useLocale();
  const at = (moment: string) => formatDayAndTime(moment, locale);
  return (
    <DealPage title={t("answer.title")} back={{ to: disputeAddress(payment), text: t("propose.back") }}>
      {absence && (
        <p>
          {t(isOwn ? "room.absenceOwn" : "room.absence", { name: other.name, at: at(absence) })}{" "}
          {closed === null && t("room.absenceProof")}
        </p>
      )}
      {reason !== null && <Said by={isOwn ? t("room.saidOwn") : t("room.said", { name: other.name })}>{reason}</Said>}
      {closed !== null && (
        <Alert tone="info" title={t("answer.closed")}>
          {t(`answer.why.${closed}`)}
        </Alert>
      )}
      {(closed === null || form.result) && (
        <Card>
          <AnswerForm name={other.name} away={isSuspended(other)} {...form} />
        </Card>
      )}
    </DealPage>
  );
}

type AnswerFormProps = Pick<AnswerDisputePageProps, "result" | "typed" | keyof UnsentPhotos> & {
  name: string;
  away: boolean;
};

function AnswerForm({ name, away, result, typed, ...photos }: AnswerFormProps) {
  const { t } = useTranslation("disputes");
  const [form, fields] = useForm(answerFields, { id: "answer", lastResult: result, defaultValue: typed });
  return (
    <PostForm form={form} encType="multipart/form-data" className="grid gap-5">
      <FormErrors form={form} fields={fields} more={photoFieldErrors(photos)} labels={{ answer: t("answer.label") }} />
      <TextareaField
        field={fields.answer}
        label={t("answer.label")}
        hint={t(away ? "answer.hintSuspended" : "answer.hint", { name })}
        rows={6}
      />
      <PhotoField label={t("answer.photos")} {...photos} />
      <Button className="button-wide" pendingText={t("propose.pending")}>
        {t("answer.submit")}
      </Button>
    </PostForm>
  );
}
