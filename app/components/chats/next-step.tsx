import type { Chat } from "~/domain/chat";
import { nextStepFor } from "~/domain/deal";
import type { JobStatus } from "~/domain/job-status";
import { parseMoney } from "~/domain/money";
import { useTranslation } from "~/locales/use-translation";
import { formatPrice } from "../format";
import { useLocale } from "../locale";
import type { PaymentTerms } from "../payments/terms";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

export interface NextStepProps {
  chat: Chat;
  viewer: number | null;
  jobStatus: JobStatus | null;
  /** The helper said the work is done. */
  done: boolean;
  terms: PaymentTerms;
}

/** After agreeing: where the two stand, and who is to do what. */
export function NextStep({ chat, viewer, jobStatus, done, terms }: NextStepProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const role = chat.owner === viewer ? "owner" : "helper";
  const values = { name: chat.name, amount: formatPrice(parseMoney(chat.bid?.amount ?? "") ?? 0, locale) };
  const job = `/task/${chat.job}`;
  switch (nextStepFor(role, { bid: chat.bid_status, job: jobStatus, done })) {
    case null:
      return null;
    case "finished":
      return <Step text={t("next.solved")} to={`${job}/beoordelen`} link={t("next.review", values)} />;
    case "confirm_done": {
      const link = terms.mode === "direct" ? t("next.ownerAction") : t("next.ownerPay", values);
      const text = terms.mode === "direct" ? "ownerDirect" : done ? "ownerDone" : "ownerReserved";
      return <Step text={t(`next.${text}`, values)} to={`${job}/actie/solve`} link={link} strong />;
    }
    case "await_owner":
      return <Step text={t("next.helperDone", values)} />;
    case "report_done":
      return (
        <Step text={t("next.helperReserved", values)} to={`${job}/actie/done`} link={t("next.helperAction")} strong />
      );
  }
}

function Step({ text, to, link, strong }: { text: string; to?: string; link?: string; strong?: boolean }) {
  return (
    <div className="next-step">
      <Icon name={strong ? "lock" : "check-circle"} />
      <p>{text}</p>
      {to && (
        <Link
          to={to}
          className={strong ? "button button-secondary button-small" : "text-link inline-flex min-h-11 items-center"}
        >
          {link}
        </Link>
      )}
    </div>
  );
}
