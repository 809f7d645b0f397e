import { Link } from "react-router";
import type { Chat } from "~/domain/chat";
import type { JobStatus } from "~/domain/job";
import { parseMoney } from "~/domain/money";
import { useTranslation } from "~/locales/use-translation";
import { formatPrice } from "../format";
import { useLocale } from "../locale";
import type { Terms } from "../payments/terms";
import { Icon } from "../ui/icon";

export interface NextStepProps {
  chat: Chat;
  viewer: number | null;
  jobStatus: JobStatus | null;
  /** The helper said the work is done. */
  done: boolean;
  terms: Terms;
}

/** After agreeing: where the two stand, and who is to do what. */
export function NextStep({ chat, viewer, jobStatus, done, terms }: NextStepProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  if (chat.bid?.status !== "accepted" || jobStatus === "deleted") return null;
  const owner = chat.owner === viewer;
  const values = { name: chat.name, amount: formatPrice(parseMoney(chat.bid.amount) ?? 0, locale) };
  if (jobStatus === "solved") {
    return <Step text={t("next.solved")} to={`/task/${chat.job}`} link={t("next.solvedLink")} />;
  }
  if (owner) {
    const text = terms.direct ? "ownerDirect" : done ? "ownerDone" : "ownerReserved";
    return (
      <Step text={t(`next.${text}`, values)} to={`/task/${chat.job}/actie/solve`} link={t("next.ownerAction")} strong />
    );
  }
  if (done) return <Step text={t("next.helperDone", values)} />;
  return (
    <Step
      text={t("next.helperReserved", values)}
      to={`/task/${chat.job}/actie/done`}
      link={t("next.helperAction")}
      strong
    />
  );
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
