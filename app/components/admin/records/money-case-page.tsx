import type { MoneyCase } from "~/domain/money/money-case";
import {
  isOtherAmount,
  isUnpaidWork,
  OTHER_AMOUNT_OUTCOMES,
  type OtherAmountOutcome,
  UNPAID_OUTCOMES,
} from "~/domain/money/money-case-life";
import { type FieldLimits, usePlainForm } from "~/forms/use-plain-form";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../../ui/alert";
import { ButtonLink } from "../../ui/button-link";
import { RadioGroup } from "../../ui/radio-group";
import { AdminAction, type AdminActionProps } from "../admin-action";
import { AdminForm, AdminSubmit } from "../admin-form";
import { AdminHead } from "../admin-head";
import { AdminLate } from "../admin-late";
import { AdminLink } from "../admin-link";
import { AdminMoment } from "../admin-moment";
import { AdminPanel } from "../admin-panel";
import { AdminPerson } from "../admin-person";
import { AdminTextarea } from "../admin-textarea";
import { ReasonField } from "../reason-field";
import { Euros } from "./euros";
import { Facts } from "./facts";
import { MoneyCaseAmount } from "./money-case-amount";

const BACK = "/admin/money";
const REFUND: OtherAmountOutcome = "refund";

export function MoneyCasePage({
  title,
  moneyCase,
  ...rest
}: { title: string; moneyCase: MoneyCase } & Pick<AdminActionProps, "closed" | "limits" | "result">) {
  const { t } = useTranslation("adminMoney");
  const { kind, handled_at } = moneyCase;
  const body = (
    <>
      <Alert tone={handled_at ? "info" : "warning"} title={t(`kind.${kind}`)}>
        {t(`now.${kind}`)}
      </Alert>
      <CaseFacts moneyCase={moneyCase} />
    </>
  );
  if (handled_at || isUnpaidWork(kind) || isOtherAmount(kind)) {
    return (
      <section className="grid max-w-2xl gap-5">
        <AdminHead back={{ to: BACK, text: t("title") }} title={title} />
        {(handled_at || rest.closed) && rest.result && <AdminLate />}
        {body}
        {handled_at ? (
          <Handled moneyCase={moneyCase} />
        ) : isOtherAmount(kind) ? (
          <OtherAmountCase moneyCase={moneyCase} {...rest} />
        ) : (
          <UnpaidCase moneyCase={moneyCase} {...rest} />
        )}
      </section>
    );
  }
  return (
    <AdminAction
      title={title}
      text={
        <>
          <strong>{t("todoTitle")}.</strong> {t(`todo.${kind}`)}
        </>
      }
      confirm={t("confirm")}
      pending={t("pending")}
      usual={t("usual", { returnObjects: true })}
      back={BACK}
      {...rest}
    >
      {body}
    </AdminAction>
  );
}

type DecidedCaseProps = { moneyCase: MoneyCase } & Pick<AdminActionProps, "closed" | "limits" | "result">;

function UnpaidCase({ moneyCase: { held = "0.00" }, closed, limits, result }: DecidedCaseProps) {
  const { t } = useTranslation(["adminMoney", "admin"]);
  const [form, fields] = usePlainForm(limits as FieldLimits<"reason" | "statement" | "outcome">, {
    id: "unpaid",
    lastResult: result,
  });
  if (closed) return <p>{closed}</p>;
  return (
    <>
      <p>
        <strong>{t("todoTitle")}.</strong> {t("todo.unpaid_work")}
      </p>
      <AdminForm form={form} fields={fields} result={result}>
        <input type="hidden" name="total" value={held} />
        <RadioGroup
          id={fields.outcome.id}
          name={fields.outcome.name}
          legend={t("unpaid.outcome")}
          choices={UNPAID_OUTCOMES.map((outcome) => ({ value: outcome, label: t(`unpaid.${outcome}`) }))}
          defaultValue={String(fields.outcome.initialValue ?? "")}
          errors={fields.outcome.errors}
        />
        <AdminTextarea
          field={fields.statement}
          label={t("unpaid.statement")}
          hint={t("unpaid.statementHint")}
          rows={6}
        />
        <ReasonField field={fields.reason} usual={t("unpaid.usual", { returnObjects: true })} />
        <Buttons confirm={t("unpaid.confirm")} />
      </AdminForm>
    </>
  );
}

function Buttons({ confirm }: { confirm: string }) {
  const { t } = useTranslation(["adminMoney", "admin"]);
  return (
    <div className="flex flex-wrap gap-3">
      <AdminSubmit pendingText={t("pending")}>{confirm}</AdminSubmit>
      <ButtonLink variant="secondary" to={BACK}>
        {t("admin:action.cancel")}
      </ButtonLink>
    </div>
  );
}

function OtherAmountCase({ moneyCase: { acceptable = false }, closed, limits, result }: DecidedCaseProps) {
  const { t } = useTranslation(["adminMoney", "admin"]);
  const [form, fields] = usePlainForm(limits as FieldLimits<"reason" | "outcome">, { id: "other", lastResult: result });
  if (closed) return <p>{closed}</p>;
  return (
    <>
      <p>
        <strong>{t("todoTitle")}.</strong> {t(acceptable ? "todo.other_amount" : "other.onlyRefund")}
      </p>
      <AdminForm form={form} fields={fields} result={result}>
        {acceptable ? (
          <RadioGroup
            id={fields.outcome.id}
            name={fields.outcome.name}
            legend={t("other.outcome")}
            choices={OTHER_AMOUNT_OUTCOMES.map((outcome) => ({ value: outcome, label: t(`other.${outcome}`) }))}
            defaultValue={String(fields.outcome.initialValue ?? "")}
            errors={fields.outcome.errors}
          />
        ) : (
          <input type="hidden" name={fields.outcome.name} value={REFUND} />
        )}
        <ReasonField field={fields.reason} usual={t("other.usual", { returnObjects: true })} />
        <Buttons confirm={t(acceptable ? "other.confirm" : "other.back")} />
      </AdminForm>
    </>
  );
}

function Handled({ moneyCase: { handled_by, note, kind } }: { moneyCase: MoneyCase }) {
  const { t } = useTranslation("adminMoney");
  const byItself = t(isUnpaidWork(kind) ? "settled" : "doneByProvider");
  return (
    <AdminPanel title={t("doneTitle")}>
      <p>{handled_by ? t("doneBy", { name: handled_by.name }) : byItself}</p>
      {handled_by && note && <blockquote className="admin-words">{note}</blockquote>}
    </AdminPanel>
  );
}

function CaseFacts({ moneyCase }: { moneyCase: MoneyCase }) {
  const { t } = useTranslation("adminMoney");
  const { kind, payment, payout, title, user, provider, reference, event, created_at, handled_at } = moneyCase;
  return (
    <Facts
      title={t("number", { id: moneyCase.id })}
      facts={[
        [t("fact.amount"), <MoneyCaseAmount key="amount" moneyCase={moneyCase} />],
        ...(moneyCase.asked ? [[t("fact.asked"), <Euros key="asked" amount={moneyCase.asked} />] as const] : []),
        ...(isUnpaidWork(kind) && moneyCase.held
          ? [[t("fact.held"), <Euros key="held" amount={moneyCase.held} />] as const]
          : []),
        [
          t("fact.payment"),
          payment && (
            <AdminLink key="payment" to={`/admin/payments/${payment}`}>
              {t("paymentNumber", { id: payment })}
            </AdminLink>
          ),
        ],
        ...(payout === null ? [] : [[t("fact.payout"), payout] as const]),
        [t("fact.job"), title],
        [t("fact.person"), user && <AdminPerson key="user" person={user} />],
        ...(isUnpaidWork(kind)
          ? []
          : ([
              [t("fact.provider"), provider],
              [t("fact.reference"), <code key="reference">{reference}</code>],
              [t("fact.event"), <code key="event">{event}</code>],
            ] as const)),
        [t("fact.since"), <AdminMoment key="since" at={created_at} />],
        ...(handled_at ? [[t("fact.handled"), <AdminMoment key="handled" at={handled_at} />] as const] : []),
      ]}
    />
  );
}
