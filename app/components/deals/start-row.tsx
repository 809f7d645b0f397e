import type { JobDetails } from "~/domain/jobs/job-details";
import type { JobRole } from "~/domain/jobs/job-life";
import { useTranslation } from "~/locales/use-translation";
import { formatDayAndTime } from "../format";
import { useLocale } from "../locale";
import { DealRow } from "./deal-row";
import { startCodeAddress } from "./start-code-address";

interface StartRowProps {
  job: Pick<JobDetails, "id" | "begun_at" | "start_code">;
  role: JobRole;
  isStep: boolean;
}

export function StartRow({ job: { id, begun_at, start_code }, role, isStep }: StartRowProps) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const to = startCodeAddress(id);
  if (begun_at) {
    const at = formatDayAndTime(begun_at, locale);
    return (
      <DealRow icon="clock" to={to} link={t("start.see")}>
        {t("start.begun", { at })}
      </DealRow>
    );
  }
  if (!start_code) return null;
  return (
    <DealRow icon="clock" to={to} link={isStep ? null : t(`start.${role}Link`)}>
      {role === "owner" ? (
        <>
          {t("start.owner")} <strong lang="nl">{start_code.words}</strong>
        </>
      ) : (
        t("start.helper")
      )}
    </DealRow>
  );
}
