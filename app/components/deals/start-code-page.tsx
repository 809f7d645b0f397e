import { isSuspended } from "~/domain/accounts/account-life";
import { asHelper } from "~/domain/accounts/as-helper";
import type { UserCard } from "~/domain/accounts/user-card";
import type { Appointment } from "~/domain/deals/appointment";
import { spanInWords } from "~/domain/deals/appointment-life";
import { beginFields } from "~/domain/deals/start-code";
import { type Cents, formatEuros } from "~/domain/money/money";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { formatDayAndTime } from "../format";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { PersonLine } from "../payments/person-line";
import { PrintButton } from "../payments/print-button";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { Icon } from "../ui/icon";
import { PostForm } from "../ui/post-form";
import { TextField } from "../ui/text-field";

export interface StartCodePageProps {
  job: { id: number; title: string; begun_at: string | null };
  agreed: Cents | null;
  appointment: Pick<Appointment, "starts_at" | "ends_at"> | null;
  early?: boolean;
  other: UserCard;
  words: string | null;
  held: boolean;
  report: "own" | "other" | "ended" | null;
  result?: Reply;
}

export function StartCodePage({
  job,
  agreed,
  appointment,
  early = false,
  other,
  words,
  held,
  report,
  result,
}: StartCodePageProps) {
  const { t } = useTranslation("startCode");
  const away = words !== null && isSuspended(other);
  return (
    <DealPage title={t("title")} back={{ to: `/task/${job.id}`, text: t("back") }}>
      <PersonLine person={words === null ? other : asHelper(other)}>{t("job", { job: job.title })}</PersonLine>
      <Agreed agreed={agreed} appointment={appointment} />
      {report && report !== "ended" && (
        <Alert tone="warning">
          {t(words === null ? `report.${report}` : `report.${report}Owner`, { name: other.name })}
        </Alert>
      )}
      {job.begun_at && <Begun at={job.begun_at} ended={report === "ended"} />}
      {!job.begun_at &&
        words &&
        (away ? <Away job={job.id} name={other.name} /> : <Words words={words} name={other.name} />)}
      {!job.begun_at && !words && early && <Alert tone="warning">{t("early")}</Alert>}
      {!job.begun_at && !words && <WordsForm name={other.name} result={result} />}
      {!away && <Why held={held} isOwner={words !== null} />}
    </DealPage>
  );
}

function Agreed({ agreed, appointment }: Pick<StartCodePageProps, "agreed" | "appointment">) {
  const { t } = useTranslation("startCode");
  const locale = useLocale();
  const span = appointment && spanInWords(Date.parse(appointment.starts_at), Date.parse(appointment.ends_at), locale);
  return (
    <>
      {agreed !== null && <p>{t("agreed", { amount: formatEuros(agreed, locale) })}</p>}
      {span && <p>{t("appointment", { span })}</p>}
    </>
  );
}

function Begun({ at, ended }: { at: string; ended: boolean }) {
  const { t } = useTranslation("startCode");
  const locale = useLocale();
  return (
    <Card className="grid gap-2">
      <p className="flex items-start gap-3 font-heading text-xl font-bold">
        <Icon name="check-circle" className="mt-1 flex-none text-action" />
        {t("begun", { at: formatDayAndTime(at, locale) })}
      </p>
      <p className="text-ink-soft">{t("begunText")}</p>
      {ended && <p>{t("report.ended")}</p>}
    </Card>
  );
}

function Words({ words, name }: { words: string; name: string }) {
  const { t } = useTranslation("startCode");
  return (
    <Card className="grid gap-4">
      <h2 className="text-base font-bold text-ink-soft">{t("words")}</h2>
      <ol className="grid list-decimal gap-1 pl-8 font-heading text-2xl font-bold" lang="nl">
        {words.split(" ").map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ol>
      <p>{t("read", { name })}</p>
      <div>
        <PrintButton />
      </div>
    </Card>
  );
}

function Away({ job, name }: { job: number; name: string }) {
  const { t } = useTranslation("startCode");
  return (
    <Alert
      tone="warning"
      title={t("suspended", { name })}
      action={
        <ButtonLink variant="secondary" className="button-small" to={`/task/${job}`}>
          {t("toJob")}
        </ButtonLink>
      }
    >
      {t("suspendedText", { name })}
    </Alert>
  );
}

function WordsForm({ name, result }: { name: string; result?: Reply }) {
  const { t } = useTranslation("startCode");
  const [form, fields] = useForm(beginFields, { id: "begin", lastResult: result });
  return (
    <Card>
      <PostForm form={form} className="grid gap-5">
        <FormErrors form={form} fields={fields} />
        <p>{t("ask", { name })}</p>
        <TextField
          field={fields.words}
          label={t("label", { name })}
          hint={t("hint")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          lang="nl"
        />
        <Button className="button-wide" pendingText={t("pending")}>
          {t("submit")}
        </Button>
      </PostForm>
    </Card>
  );
}

function Why({ held, isOwner }: { held: boolean; isOwner: boolean }) {
  const { t } = useTranslation("startCode");
  return (
    <section className="grid gap-3" aria-labelledby="start-why">
      <h2 id="start-why" className="text-xl">
        {t("why.title")}
      </h2>
      <ul className="grid list-disc gap-2 pl-5">
        <li>{t("why.proof")}</li>
        <li>{t("why.missed")}</li>
        {held && <li>{t(isOwner ? "why.cancelOwn" : "why.cancel")}</li>}
      </ul>
      <p>{t("why.optional")}</p>
    </section>
  );
}
