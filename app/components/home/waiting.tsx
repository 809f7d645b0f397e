import { Form } from "react-router";
import type { Job } from "~/domain/job";
import { centsOf, formatEuros } from "~/domain/money";
import type { Todo } from "~/domain/todo";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { WaitingJobs } from "./waiting-jobs";
import { TodoRow, WaitingRow } from "./waiting-row";

/** Of the reader, what the page begins with. */
export interface WaitingFor {
  /** As they are greeted. */
  name: string;
  todo: readonly Todo[];
  /** Conversations with something unread. */
  unread: number;
  /** The amount that the wallet offers to pay out; null if it offers nothing. */
  payout: string | null;
  /** New jobs near home, for who helps. */
  near: readonly Job[];
  helps: boolean;
  /** The identity check that a helper still has to do, or do again, and its page. */
  check: { failed: boolean; to: string } | null;
  /** Their address, if they have not confirmed it. */
  unconfirmed: string | null;
}

/** What waits for the reader, before anything else on the page. */
export function Waiting({ waiting, now }: { waiting: WaitingFor; now: number }) {
  const { t } = useTranslation("waiting");
  const { name, todo, unread, payout, near, helps, check, unconfirmed } = waiting;
  const nothing = todo.length === 0 && unread === 0 && payout === null && check === null;
  const title = nothing && unconfirmed === null ? "none" : "title";
  return (
    <section className="border-b border-line bg-card" aria-labelledby="waiting-title">
      <div className="page-width grid gap-5 py-6 sm:py-8">
        <h2 id="waiting-title" className="text-2xl wrap-anywhere">
          {name ? t(`${title}Named`, { name }) : t(title)}
        </h2>
        {unconfirmed !== null && <ConfirmNotice email={unconfirmed} />}
        <div className={near.length > 0 ? "waiting-columns" : undefined}>
          {nothing ? <Nothing helps={helps} /> : <Rows todo={todo} unread={unread} payout={payout} check={check} />}
          {near.length > 0 && <WaitingJobs jobs={near} now={now} />}
        </div>
      </div>
    </section>
  );
}

function ConfirmNotice({ email }: { email: string }) {
  const { t } = useTranslation("waiting");
  return (
    <Alert
      tone="warning"
      title={t("confirm")}
      action={
        <Form method="post" action="/account/activate">
          <input type="hidden" name="email" value={email} />
          <Button variant="secondary" className="button-small" pendingText={t("confirmPending")}>
            {t("confirmAgain")}
          </Button>
        </Form>
      }
    >
      {t("confirmText", { email })}
    </Alert>
  );
}

function Rows({ todo, unread, payout, check }: Pick<WaitingFor, "todo" | "unread" | "payout" | "check">) {
  const { t } = useTranslation("waiting");
  const locale = useLocale();
  return (
    <ul className="waiting-rows">
      {todo.map((one) => (
        <TodoRow key={`${one.kind} ${one.job} ${one.payment ?? one.notification ?? one.chat}`} todo={one} />
      ))}
      {unread > 0 && (
        <WaitingRow icon="mail" to="/messages" about={t("unreadText")}>
          {t("unread", { count: unread })}
        </WaitingRow>
      )}
      {payout !== null && (
        <WaitingRow icon="wallet" to="/wallet" about={t("balanceText")}>
          {t("balance", { amount: formatEuros(centsOf(payout), locale) })}
        </WaitingRow>
      )}
      {check && (
        <WaitingRow icon={check.failed ? "warning" : "verified"} to={check.to} about={t("verifyText")}>
          {t(check.failed ? "verifyAgain" : "verify")}
        </WaitingRow>
      )}
    </ul>
  );
}

function Nothing({ helps }: Pick<WaitingFor, "helps">) {
  const { t } = useTranslation("waiting");
  const ways = [
    { to: "/post-job", text: t("post") },
    { to: "/browse-tasks", text: t("browse") },
  ];
  const [first, second] = helps ? ways.toReversed() : ways;
  return (
    <div className="grid content-start gap-4">
      <p className="measure text-ink-soft">{t("noneText")}</p>
      <p className="flex flex-wrap gap-3">
        {first && <ButtonLink to={first.to}>{first.text}</ButtonLink>}
        {second && (
          <ButtonLink variant="secondary" to={second.to}>
            {second.text}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
