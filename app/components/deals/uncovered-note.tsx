import type { Job } from "~/domain/jobs/job";
import { canAct, type JobRole } from "~/domain/jobs/job-life";
import type { JobStatus } from "~/domain/jobs/job-status";
import { type DealMoney, unpaidUntil } from "~/domain/money/deal-money";
import { centsOf, FEE_PERCENT, formatEuros, withFee } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { formatDeadline } from "../format";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { PostForm } from "../ui/post-form";
import { againAddress, askingAddress, requestAddress } from "./request-address";

interface UncoveredNoteProps {
  job: Pick<Job, "id" | "begun_at"> & { status: JobStatus; done_at: string | null };
  role: JobRole;
  name: string;
  chat: string | undefined;
  money: Pick<DealMoney, "uncovered" | "uncoveredRest" | "uncoveredSince" | "price" | "secured" | "requests">;
  suspended: boolean;
  now: number;
}

export function UncoveredNote({ job, role, name, chat, money, suspended, now }: UncoveredNoteProps) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const isDone = job.done_at !== null;
  const isBegun = role === "helper" && !isDone && (job.begun_at ?? null) !== null;
  const until = unpaidUntil(job, money);
  const [request] = role === "owner" && !suspended ? money.requests : [];
  const rest = money.secured === null ? null : formatEuros(money.secured, locale);
  const isPart = money.price !== null;
  const words = isBegun ? "helperBegun" : (`${role}${isDone ? "Done" : ""}` as const);
  return (
    <Alert tone="warning" title={t(isPart ? "gone.titlePart" : rest ? "gone.titleRest" : "gone.title")}>
      <p>
        {rest && `${t("gone.rest", { amount: rest })} `}
        {t(isPart ? `gone.part.${role}` : `gone.${words}`, { name })}{" "}
        {suspended && t(`gone.suspended.${role}`, { name })}
      </p>
      {until && (
        <p className="pt-3">
          {t(Date.parse(until) > now ? "gone.until" : "gone.team", { until: formatDeadline(until, locale) })}
        </p>
      )}
      <p className="flex flex-wrap gap-3 pt-3">
        {request && (
          <ButtonLink to={requestAddress(request.id)}>
            {t("gone.pay", { amount: formatEuros(centsOf(request.amount), locale) })}
          </ButtonLink>
        )}
        {role === "helper" && chat && !suspended && (
          <ButtonLink to={askingAddress(chat)}>{t("extra.askDirect")}</ButtonLink>
        )}
      </p>
      {role === "owner" && !request && !suspended && money.uncovered !== null && (
        <PostForm form={{ id: "again" }} action={againAddress(money.uncovered)}>
          <Button pendingText={t("gone.againPending")}>
            {t("gone.again", { amount: formatEuros(withFee(money.uncoveredRest ?? 0, FEE_PERCENT), locale) })}
          </Button>
        </PostForm>
      )}
      <details className="group pt-3">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-bold">
          {t("gone.ways")}
          <Icon name="chevron-down" className="group-open:rotate-180" />
        </summary>
        <p>
          {t(`gone.${suspended ? "moreSuspended" : "more"}.${isPart && role === "helper" ? "helperDone" : words}`, {
            name,
          })}
        </p>
        <p className="flex flex-wrap gap-3 pt-3">
          {chat && (
            <ButtonLink variant="secondary" to={`/messages/${chat}`}>
              {t("gone.chat")}
            </ButtonLink>
          )}
          {role === "owner" && !isDone && (
            <ButtonLink variant="secondary" to={`/task/${job.id}/actie/cancel`}>
              {t("gone.cancel")}
            </ButtonLink>
          )}
          {role === "owner" && isDone && (
            <ButtonLink variant="secondary" to={`/task/${job.id}/actie/solve`}>
              {t("gone.complete")}
            </ButtonLink>
          )}
          {role === "helper" && !isDone && (
            <ButtonLink variant="secondary" to={`/task/${job.id}/bod`}>
              {t("gone.withdraw")}
            </ButtonLink>
          )}
          {role === "helper" && canAct(job, "done", "helper") && (
            <ButtonLink variant="secondary" to={`/task/${job.id}/actie/done`}>
              {t("gone.done")}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" to={`/wallet/betaling/${money.uncovered}`}>
            {t("gone.see")}
          </ButtonLink>
        </p>
      </details>
    </Alert>
  );
}
