import type { MoneyCase } from "~/domain/money-case";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../../ui/alert";
import { BackLink } from "../back-link";
import { DeskAction, type DeskActionProps } from "../desk-action";
import { DeskHead } from "../desk-head";
import { DeskLink } from "../desk-link";
import { DeskMoment } from "../desk-moment";
import { DeskPanel } from "../desk-panel";
import { DeskPerson } from "../desk-person";
import { Facts } from "./facts";
import { MoneyCaseAmount } from "./money-case-amount";

const BACK = "/admin/money";

export function MoneyCasePage({
  title,
  found,
  ...rest
}: { title: string; found: MoneyCase } & Pick<DeskActionProps, "closed" | "limits" | "result">) {
  const { t } = useTranslation("adminMoney");
  const { kind, handled_at } = found;
  const body = (
    <>
      <Alert tone={handled_at ? "info" : "warning"} title={t(`kind.${kind}`)}>
        {t(`now.${kind}`)}
      </Alert>
      <CaseFacts found={found} />
    </>
  );
  if (handled_at) {
    return (
      <section className="grid max-w-2xl gap-5">
        <BackLink to={BACK}>{t("title")}</BackLink>
        <DeskHead title={title} />
        {body}
        <Handled found={found} />
      </section>
    );
  }
  return (
    <DeskAction
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
    </DeskAction>
  );
}

function Handled({ found: { handled_by, note } }: { found: MoneyCase }) {
  const { t } = useTranslation("adminMoney");
  return (
    <DeskPanel title={t("doneTitle")}>
      <p>{handled_by ? t("doneBy", { name: handled_by.name }) : t("doneByProvider")}</p>
      {handled_by && note && <blockquote className="desk-words">{note}</blockquote>}
    </DeskPanel>
  );
}

function CaseFacts({ found }: { found: MoneyCase }) {
  const { t } = useTranslation("adminMoney");
  const { payment, payout, title, user, provider, reference, event, created_at, handled_at } = found;
  return (
    <Facts
      title={t("number", { id: found.id })}
      facts={[
        [t("fact.amount"), <MoneyCaseAmount key="amount" found={found} />],
        [
          t("fact.payment"),
          payment && (
            <DeskLink key="payment" to={`/admin/payments/${payment}`}>
              {t("paymentNumber", { id: payment })}
            </DeskLink>
          ),
        ],
        ...(payout === null ? [] : [[t("fact.payout"), payout] as const]),
        [t("fact.job"), title],
        [t("fact.person"), user && <DeskPerson key="user" person={user} />],
        [t("fact.provider"), provider],
        [t("fact.reference"), <code key="reference">{reference}</code>],
        [t("fact.event"), <code key="event">{event}</code>],
        [t("fact.since"), <DeskMoment key="since" at={created_at} />],
        ...(handled_at ? [[t("fact.handled"), <DeskMoment key="handled" at={handled_at} />] as const] : []),
      ]}
    />
  );
}
