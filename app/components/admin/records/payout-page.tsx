import type { AdminPayout } from "~/domain/admin/admin-payout";
import { centsOf, formatSum } from "~/domain/money/money";
import { cameBack } from "~/domain/money/payout-life";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../../locale";
import { SumTable } from "../../payments/sum-table";
import { DeskAction, type DeskActionProps } from "../desk-action";
import { DeskHead } from "../desk-head";
import { DeskLink } from "../desk-link";
import { DeskMoment } from "../desk-moment";
import { DeskPanel } from "../desk-panel";
import { DeskPerson } from "../desk-person";
import { Euros } from "./euros";
import { Facts } from "./facts";
import { PayoutBadge } from "./payouts-page";
import { recordAddress } from "./record-address";

const BACK = "/admin/payouts";

type PayoutPageProps = { title: string; payout: AdminPayout } & Pick<DeskActionProps, "closed" | "limits" | "result">;

export function PayoutPage({ title, payout, ...rest }: PayoutPageProps) {
  const { t } = useTranslation("adminPayout");
  const { status, user } = payout;
  const facts = <PayoutFacts payout={payout} />;
  if (!cameBack(status)) {
    return (
      <section className="grid max-w-2xl gap-5">
        <DeskHead back={{ to: BACK, text: t("back") }} title={title} />
        {facts}
      </section>
    );
  }
  return (
    <DeskAction
      title={title}
      text={t("retry.text", { name: user.name })}
      confirm={t("retry.confirm")}
      pending={t("retry.pending")}
      usual={t("retry.usual", { returnObjects: true })}
      back={BACK}
      {...rest}
    >
      {facts}
      {rest.closed ? null : <Preview payout={payout} />}
    </DeskAction>
  );
}

function PayoutFacts({ payout }: { payout: AdminPayout }) {
  const { t } = useTranslation(["adminPayout", "adminRecords"]);
  const { id, user, amount, fee, net, early, status, iban, created_at, paid_at, balance, iban_now, retried_as } =
    payout;
  return (
    <Facts
      title={t("number", { id })}
      facts={[
        [t("column.status"), <PayoutBadge key="status" status={status} />],
        [t("column.person"), <DeskPerson key="user" person={user} />],
        [t("column.amount"), <Euros key="amount" amount={amount} />],
        [t("fact.fee"), <Euros key="fee" amount={fee} />],
        [t("column.net"), <Euros key="net" amount={net} />],
        [t("column.iban"), iban],
        [t("fact.early"), t(early ? "adminRecords:yes" : "adminRecords:no")],
        [t("column.made"), <DeskMoment key="made" at={created_at} />],
        ...(paid_at ? [[t("fact.paid"), <DeskMoment key="paid" at={paid_at} />] as const] : []),
        [t("fact.balance"), <Euros key="balance" amount={balance} />],
        [t("fact.ibanNow"), iban_now],
        ...(retried_as
          ? [
              [
                t("fact.retried"),
                <DeskLink key="retried" to={`/admin/payouts/${retried_as}`}>
                  {t("number", { id: retried_as })}
                </DeskLink>,
              ] as const,
            ]
          : []),
        [
          t("adminRecords:nav.ledger"),
          <DeskLink key="ledger" to={recordAddress("/admin/ledger", { user: user.id ?? "" })}>
            {t("bookings")}
          </DeskLink>,
        ],
      ]}
    />
  );
}

function Preview({ payout: { amount, balance, iban_now } }: { payout: AdminPayout }) {
  const { t } = useTranslation("adminPayout");
  const locale = useLocale();
  const [before, out] = [centsOf(balance), centsOf(amount)];
  return (
    <DeskPanel title={t("retry.preview")}>
      <SumTable
        lines={[
          { text: t("retry.before"), amount: formatSum(before, locale) },
          { text: t("retry.out", { iban: iban_now ?? "" }), amount: `−\u00a0${formatSum(out, locale)}` },
        ]}
        total={{ text: t("retry.after"), amount: formatSum(before - out, locale) }}
      />
    </DeskPanel>
  );
}
