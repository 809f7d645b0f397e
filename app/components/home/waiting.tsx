import { EDIT_IBAN } from "~/domain/accounts/edit-profile";
import { isAppointmentToday, type Todo, type Wait } from "~/domain/deals/todo";
import type { Job } from "~/domain/jobs/job";
import { centsOf, formatEuros } from "~/domain/money/money";
import { isEarning, type Wallet } from "~/domain/money/wallet";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Form } from "../ui/form";
import { OnceInput } from "../ui/once-input";
import { OwnMoney } from "./own-money";
import { PostAgain } from "./post-again";
import { WaitingJobs } from "./waiting-jobs";
import { TodoRow, WaitingRow, WaitRow } from "./waiting-row";

export interface WaitingFor {
  name: string;
  todo: readonly Todo[];
  waits: readonly Wait[];
  unread: number;
  desk: number | null;
  money: Wallet | null;
  failedPayout: string | null;
  near: readonly Job[];
  drafts: readonly { to: string; title: string }[];
  again: readonly { id: number; title: string }[];
  helps: boolean;
  check: { kind: "start" | "verify" | "verifyAgain"; to: string } | null;
  unconfirmed: string | null;
}

interface WaitingProps {
  waiting: WaitingFor;
  isNew: boolean;
  now: number;
}

export function Waiting({ waiting, isNew, now }: WaitingProps) {
  const { t } = useTranslation("waiting");
  const { name, todo, waits, unread, desk, money, failedPayout, near, drafts, again, helps, check, unconfirmed } =
    waiting;
  const missing = missingForPayout(money);
  const rows = { todo, drafts, unread, desk: desk ?? 0, failedPayout, missing, check };
  const nothing = isEmpty(rows);
  const later = todo.filter((one) => !isAppointmentToday(one, now));
  const isTodayOnly = !nothing && isEmpty({ ...rows, todo: later });
  const title = isTodayOnly ? "todayOnly" : nothing && unconfirmed === null ? "none" : "title";
  return (
    <div className="page-width grid gap-5 py-6 sm:py-8">
      <h1 className="wrap-anywhere">{name ? t(`${title}Named`, { name }) : t(title)}</h1>
      {unconfirmed !== null && <ConfirmNotice email={unconfirmed} />}
      <div className="waiting-columns">
        {!isNew && <Ways helps={helps} />}
        <div className="waiting-main grid content-start gap-8">
          {nothing ? <Nothing /> : <Rows {...rows} now={now} />}
          {waits.length > 0 && <Waits waits={waits} />}
        </div>
        <div className="grid content-start gap-8">
          {again.length > 0 && <PostAgain jobs={again} />}
          {money && <OwnMoney wallet={money} />}
          {near.length > 0 && <WaitingJobs jobs={near} now={now} />}
        </div>
      </div>
    </div>
  );
}

const SHOWN = 2;

function Waits({ waits }: Pick<WaitingFor, "waits">) {
  const { t } = useTranslation("waiting");
  const [shown, rest] = [waits.slice(0, SHOWN), waits.slice(SHOWN)];
  const rows = (some: readonly Wait[]) => (
    <ul className="waiting-rows">
      {some.map((one) => (
        <WaitRow key={`${one.kind} ${one.job} ${one.payment ?? one.chat}`} wait={one} />
      ))}
    </ul>
  );
  return (
    <section className="grid gap-3" aria-labelledby="waits-title">
      <h2 id="waits-title" className="text-xl">
        {t("waits")}
      </h2>
      {rows(shown)}
      {rest.length > 0 && (
        <details>
          <summary className="text-link inline-flex min-h-11 items-center">
            {t("waitsMore", { count: rest.length })}
          </summary>
          {rows(rest)}
        </details>
      )}
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
          <OnceInput form="resend" />
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

type Missing = "iban_missing" | "tax_data_missing";

function missingForPayout(money: Wallet | null): Missing | null {
  if (!money || !isEarning({ active_worker: false }, money)) return null;
  const { refusal } = money;
  return refusal === "iban_missing" || refusal === "tax_data_missing" ? refusal : null;
}

const MISSING_AT: Record<Missing, string> = {
  iban_missing: EDIT_IBAN,
  tax_data_missing: "/wallet/belasting",
};

const onePerJob = (todo: readonly Todo[]) =>
  todo
    .map((one) => ({
      one,
      questions:
        one.kind === "bids" ? todo.find(({ kind, job }) => kind === "questions" && job === one.job) : undefined,
    }))
    .filter(({ one }, _, rows) => !rows.some(({ questions }) => questions === one));

const CHECK_ICONS = { start: "user", verify: "verified", verifyAgain: "warning" } as const;

type RowsProps = Pick<WaitingFor, "todo" | "drafts" | "unread" | "check" | "failedPayout"> & {
  desk: number;
  missing: Missing | null;
  now: number;
};

const isEmpty = ({ todo, drafts, unread, desk, failedPayout, missing, check }: Omit<RowsProps, "now">): boolean =>
  todo.length + drafts.length + unread + desk === 0 && (failedPayout ?? missing ?? check) === null;

function Rows({ todo, now, ...others }: RowsProps) {
  const { t } = useTranslation("waiting");
  const today = todo.filter((one) => isAppointmentToday(one, now));
  if (today.length === 0) return <OtherRows todo={todo} {...others} />;
  const rest = todo.filter((one) => !today.includes(one));
  return (
    <>
      <section className="grid gap-3" aria-labelledby="today-title">
        <h2 id="today-title" className="text-xl">
          {t("today")}
        </h2>
        <ul className="waiting-rows">
          {today.map((one) => (
            <TodoRow key={`${one.job} ${one.at}`} todo={one} isToday />
          ))}
        </ul>
      </section>
      {!isEmpty({ todo: rest, ...others }) && (
        <section className="grid gap-3" aria-labelledby="waiting-title">
          <h2 id="waiting-title" className="text-xl">
            {t("waitsForYou")}
          </h2>
          <OtherRows todo={rest} {...others} />
        </section>
      )}
    </>
  );
}

function OtherRows({ todo, drafts, unread, desk, failedPayout, missing, check }: Omit<RowsProps, "now">) {
  const { t } = useTranslation(["waiting", "common"]);
  const locale = useLocale();
  return (
    <ul className="waiting-rows">
      {desk > 0 && (
        <WaitingRow icon="flag" to="/admin" about={t("common:nav.desk")}>
          {t("adminWaits", { count: desk })}
        </WaitingRow>
      )}
      {onePerJob(todo).map(({ one, questions }) => (
        <TodoRow
          key={`${one.kind} ${one.job} ${one.payment ?? one.notification ?? one.chat}`}
          todo={one}
          questions={questions}
        />
      ))}
      {drafts.map(({ to, title }) => (
        <WaitingRow key={to} icon="edit" to={to} about={title || t("draftUntitled")}>
          {t("draft")}
        </WaitingRow>
      ))}
      {unread > 0 && (
        <WaitingRow icon="mail" to="/messages">
          {t("unread", { count: unread })}
        </WaitingRow>
      )}
      {failedPayout !== null && (
        <WaitingRow icon="warning" to="/wallet" about={t("balanceText")}>
          {t("payoutFailed", { amount: formatEuros(centsOf(failedPayout), locale) })}
        </WaitingRow>
      )}
      {missing !== null && (
        <WaitingRow icon="wallet" to={MISSING_AT[missing]} about={t("verifyText")}>
          {t(missing)}
        </WaitingRow>
      )}
      {check && (
        <WaitingRow
          icon={CHECK_ICONS[check.kind]}
          to={check.to}
          about={t(check.kind === "start" ? "startText" : "verifyText")}
        >
          {t(check.kind)}
        </WaitingRow>
      )}
    </ul>
  );
}

function Nothing() {
  const { t } = useTranslation("waiting");
  return <p className="measure text-ink-soft">{t("noneText")}</p>;
}

function Ways({ helps }: Pick<WaitingFor, "helps">) {
  const { t } = useTranslation("waiting");
  const ways = [
    { to: "/post-job", text: t("post") },
    { to: "/browse-tasks", text: t("browse") },
  ];
  const [first, second] = helps ? ways.toReversed() : ways;
  return (
    <p className="waiting-ways">
      {first && <ButtonLink to={first.to}>{first.text}</ButtonLink>}
      {second && (
        <ButtonLink variant="secondary" to={second.to}>
          {second.text}
        </ButtonLink>
      )}
    </p>
  );
}
