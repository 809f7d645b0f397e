import type { AdminPayout } from "~/domain/admin/admin-payout";
import { centsOf, formatSum } from "~/domain/money/money";
import { cameBack } from "~/domain/money/payout-life";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../../locale";
import { SumTable } from "../../payments/sum-table";
import { AdminAction, type AdminActionProps } from "../admin-action";
import { AdminHead } from "../admin-head";
import { AdminLink } from "../admin-link";
import { AdminMoment } from "../admin-moment";
import { AdminPanel } from "../admin-panel";
import { AdminPerson } from "../admin-person";
import { Euros } from "./euros";
import { Facts } from "./facts";
import { PayoutBadge } from "./payouts-page";
import { recordAddress } from "./record-address";

const BACK = "/admin/payouts";

type PayoutPageProps = { title: string; payout: AdminPayout } & Pick<AdminActionProps, "closed" | "limits" | "result">;

export function PayoutPage({ title, payout, ...rest }: PayoutPageProps) {
  const { t } = useTranslation("adminPayout");
  const { status, user } = payout;
  const facts = <PayoutFacts payout={payout} />;
  if (!cameBack(status)) {
    return (
      <section className="grid max-w-2xl gap-5">
        <AdminHead back={{ to: BACK, text: t("back") }} title={title} />
        {facts}
      </section>
    );
  }
  return (
    <AdminAction
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
    </AdminAction>
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
        [t("column.person"), <AdminPerson key="user" person={user} />],
        [t("column.amount"), <Euros key="amount" amount={amount} />],
        [t("fact.fee"), <Euros key="fee" amount={fee} />],
        [t("column.net"), <Euros key="net" amount={net} />],
        [t("column.iban"), iban],
        [t("fact.early"), t(early ? "adminRecords:yes" : "adminRecords:no")],
        [t("column.made"), <AdminMoment key="made" at={created_at} />],
        ...(paid_at ? [[t("fact.paid"), <AdminMoment key="paid" at={paid_at} />] as const] : []),
        [t("fact.balance"), <Euros key="balance" amount={balance} />],
        [t("fact.ibanNow"), iban_now],
        ...(retried_as
          ? [
              [
                t("fact.retried"),
                <AdminLink key="retried" to={`/admin/payouts/${retried_as}`}>
                  {t("number", { id: retried_as })}
                </AdminLink>,
              ] as const,
            ]
          : []),
        [
          t("adminRecords:nav.ledger"),
          <AdminLink key="ledger" to={recordAddress("/admin/ledger", { user: user.id ?? "" })}>
            {t("bookings")}
          </AdminLink>,
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
    <AdminPanel title={t("retry.preview")}>
      <SumTable
        lines={[
          { text: t("retry.before"), amount: formatSum(before, locale) },
          { text: t("retry.out", { iban: iban_now ?? "" }), amount: `−\u00a0${formatSum(out, locale)}` },
        ]}
        total={{ text: t("retry.after"), amount: formatSum(before - out, locale) }}
      />
    </AdminPanel>
  );
}
