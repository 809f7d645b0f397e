import { isSuspended } from "~/domain/accounts/account-life";
import type { Job } from "~/domain/jobs/job";
import { awaitsAnswer, type DealMoney, isOnHold, withdrawalSubject } from "~/domain/money/deal-money";
import { centsOf, formatSum, percentOf } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { canRemind } from "~/domain/money/payment-reminder";
import { isAgain } from "~/domain/money/payment-request";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { MoneyStopped } from "../payments/money-stopped";
import type { PaymentTerms } from "../payments/payment-terms";
import { PersonLine } from "../payments/person-line";
import { RemindForm } from "../payments/remind-form";
import { SumTable } from "../payments/sum-table";
import { Alert } from "../ui/alert";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { Link } from "../ui/link";
import { ChangeRequest } from "./change-request";
import { disputeAddress, disputeOpening } from "./dispute-address";
import type { Parties } from "./parties";
import { PayRequest } from "./pay-request";
import { RequestOnHold } from "./request-on-hold";
import { REQUEST_TONES, stateOf, wordFor } from "./request-state";
import { StopLapses } from "./stop-lapses";
import { Withdrawal } from "./withdrawal";

export interface RequestPageProps extends Parties {
  payment: Payment;
  job: Pick<Job, "id" | "title"> | null;
  /** The maker of the open proposal to stop. */
  stopBy: number | null;
  terms: PaymentTerms;
  stopped: boolean;
  disputable: boolean;
  onHold: Pick<DealMoney, "disputed" | "chargedBack">;
  changeable: boolean;
  now: number;
  refusal?: string;
  result?: Reply;
}

export function RequestPage({ refusal, result, ...page }: RequestPageProps) {
  const { t } = useTranslation(["extraWork", "statuses"]);
  const { payment, role, other, job, terms } = page;
  const { name } = other;
  const away = isSuspended(other);
  const state = stateOf(payment);
  const waits = state === "waiting";
  const isStill = isOnHold(page.onHold);
  const again = isAgain(payment);
  const isOfService = withdrawalSubject(payment) === "service";
  const direct = again ? "Again" : terms.mode === "direct" ? "Direct" : "";
  return (
    <DealPage title={t(`request.title${direct}`)} back={{ to: `/messages/${payment.chat_uri}`, text: t("ask.back") }}>
      {refusal && (
        <Alert tone="error" live title={t("request.refused")}>
          {refusal} {role === "payer" && waits && terms.mode !== "direct" && t("request.safe")}
        </Alert>
      )}
      <Card className="grid gap-5">
        {!(again && waits) && (
          <div>
            <Badge tone={REQUEST_TONES[state]}>{t(wordFor(state, role === "payer"))}</Badge>
          </div>
        )}
        <PersonLine person={other}>
          {t(role === "payer" ? `request.from${direct}` : `request.own${direct}`, {
            name,
            job: job ? `‘${job.title}’` : t("request.job"),
          })}
        </PersonLine>
        <Sum {...page} />
        {waits && payment.payee?.business && (
          <p className="text-sm text-ink-soft">{t(role === "payer" ? "request.vat" : "ask.vat")}</p>
        )}
        {waits && role === "payer" && <Pay {...page} />}
        {waits && role === "payee" && !isStill && (
          <p>{t(away ? "state.waitsSuspended" : again ? "state.waitsAgain" : "state.waits", { name })}</p>
        )}
        {waits && role === "payee" && isStill && <RequestOnHold {...page} />}
        {canRemind(payment) && role === "payee" && <RemindForm payment={payment} now={page.now} />}
        {!waits && <p>{t(again && state === "letGo" ? "state.letGoAgain" : `state.${state}`)}</p>}
        {awaitsAnswer(payment) && (
          <p>{t(role === "payee" && isOfService ? "state.withdrawn.service" : `state.withdrawn.${role}`, { name })}</p>
        )}
        <Wrong {...page} />
      </Card>
      {waits && !again && role === "payee" && page.changeable && !payment.on_hold && (
        <ChangeRequest payment={payment} name={name} result={result} />
      )}
      {waits && !again && <Withdrawal part={role === "payer" ? "refuse" : "withdraw"} name={name} />}
    </DealPage>
  );
}

function Pay(page: RequestPageProps) {
  const { payment, terms, stopped, other, onHold, job, stopBy } = page;
  const { t } = useTranslation("extraWork");
  if (isOnHold(onHold)) return <RequestOnHold {...page} />;
  if (isSuspended(other)) return <p>{t("request.suspended", { name: other.name })}</p>;
  if (stopped) return <MoneyStopped act="pay" />;
  return (
    <>
      {stopBy !== null && job && terms.mode === "held" && <StopLapses job={job.id} by={stopBy} other={other} />}
      <PayRequest payment={payment} terms={terms} name={other.name} />
    </>
  );
}

function Sum({ payment, role, terms }: RequestPageProps) {
  const { t } = useTranslation("extraWork");
  const locale = useLocale();
  const euros = (amount: string) => formatSum(centsOf(amount), locale);
  const what = {
    text: payment.description ?? t(terms.mode === "direct" || isAgain(payment) ? "request.workDirect" : "request.work"),
    amount: euros(payment.amount),
  };
  const cost = t("request.cost", { percent: percentOf(payment) });
  const total = { text: t("request.total"), amount: euros(payment.amount_with_platform_cost) };
  if (centsOf(payment.platform_cost) === 0) return <SumTable lines={[what]} total={total} />;
  if (role === "payer") {
    return <SumTable lines={[what, { text: cost, amount: euros(payment.platform_cost) }]} total={total} />;
  }
  return (
    <SumTable
      lines={[what, { text: cost, amount: `−\u00a0${euros(payment.helper_fee)}` }]}
      total={{ text: t("request.receives"), amount: euros(payment.helper_amount) }}
    />
  );
}

function Wrong({ payment, disputable }: RequestPageProps) {
  const { t } = useTranslation("extraWork");
  if (payment.dispute !== null && payment.dispute.ended === null) {
    return (
      <Link className="text-link inline-flex min-h-11 items-center" to={disputeAddress(payment.id)}>
        {t("state.dispute")}
      </Link>
    );
  }
  if (!disputable) return null;
  return (
    <Link className="text-link inline-flex min-h-11 items-center" to={disputeOpening(payment.id)}>
      {t("state.wrong")}
    </Link>
  );
}
