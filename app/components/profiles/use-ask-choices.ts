import { invitationRefusal } from "~/domain/accounts/invitation";
import type { UserPublic } from "~/domain/accounts/user";
import type { Job } from "~/domain/jobs/job";
import { formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { areaOf, priceOf } from "../jobs/facts";
import { useLocale } from "../locale";
import type { Choice } from "../ui/radio-group";

type Reason = NonNullable<ReturnType<typeof invitationRefusal>>;

export function useAskChoices(person: UserPublic, jobs: readonly Job[], asked: readonly number[]): Choice[] {
  const { t } = useTranslation(["people", "jobs"]);
  const locale = useLocale();
  const why = (reason: Reason) => t(`ask.refused.${reason}`, { name: person.name });
  const about = (job: Job) => {
    const price = priceOf(job);
    const said = price === null ? t("jobs:card.priceOpen") : formatEuros(price, locale);
    return `${said} · ${job.is_remote ? t("jobs:card.remote") : areaOf(job)}`;
  };
  return jobs.map((job) => {
    const reason = invitationRefusal(person, job, asked);
    return {
      value: String(job.id),
      label: job.title,
      hint: reason ? why(reason) : about(job),
      disabled: reason !== null,
    };
  });
}
