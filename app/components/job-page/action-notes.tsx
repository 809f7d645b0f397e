import type { EarlyDone, EndingDeal } from "~/domain/deals/ending-deal";
import { centsOf, formatEuros, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { missedAddress } from "../deals/appointment-address";
import { stopAddress } from "../deals/stop-address";
import { formatDay, formatDayAndTime, formatTime } from "../format";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { Link } from "../ui/link";

export function PlanNote({ appointment, day, reported, name }: EarlyDone & { name: string }) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  if (appointment) {
    const { starts_at, ends_at } = appointment;
    const at = `${formatDayAndTime(starts_at, locale)}–${formatTime(ends_at, locale)}`;
    return <Alert tone="warning">{t("action.done.early", { at })}</Alert>;
  }
  if (reported) return <Alert tone="warning">{t("action.done.reported", { name })}</Alert>;
  if (day) return <Alert tone="warning">{t("action.done.beforeDay", { day: formatDay(day, locale) })}</Alert>;
  return <Alert tone="info">{t("action.done.noAppointment")}</Alert>;
}

export function Asked({ asked }: { asked: readonly Pick<Payment, "amount">[] }) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const amounts = new Intl.ListFormat(locale).format(asked.map(({ amount }) => formatEuros(centsOf(amount), locale)));
  return <Alert tone="warning">{t("action.done.asked", { count: asked.length, amounts })}</Alert>;
}

export function Shares({ name, refund, compensation }: EndingDeal) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const shares = [
    [t("action.effect.back"), refund],
    [t("action.effect.compensation", { name }), compensation],
  ] as const;
  return (
    <dl className="grid gap-2 rounded-card border border-line bg-card px-5 py-4">
      {shares.map(([whose, cents]) => (
        <div key={whose} className="flex flex-wrap justify-between gap-x-4">
          <dt>{whose}</dt>
          <dd className="font-bold">{formatSum(cents, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Absent({ chat, name, refund, compensation }: EndingDeal & { chat: string }) {
  const { t } = useTranslation("jobs");
  const total = formatEuros(refund + compensation, useLocale());
  return (
    <Alert
      tone="info"
      title={t("action.absent.title", { name })}
      action={
        <ButtonLink variant="secondary" className="button-small" to={missedAddress(chat)}>
          {t("action.absent.link", { name })}
        </ButtonLink>
      }
    >
      {t("action.absent.text", { name, total })}
    </Alert>
  );
}

export function Instead({ job }: { job: number }) {
  const { t } = useTranslation(["jobs", "deals"]);
  return (
    <p>
      {t("action.instead")}{" "}
      <Link className="text-link" to={stopAddress(job)}>
        {t("deals:stop.agree")}
      </Link>
    </p>
  );
}
