import type { FailedDelivery } from "~/domain/admin/admin";
import { useTranslation } from "~/locales/use-translation";
import { AdminLink } from "../admin-link";
import { AdminMoment } from "../admin-moment";
import { AdminPerson } from "../admin-person";
import { Euros } from "./euros";
import { Facts } from "./facts";

export function DeliverySubject({ delivery: { kind, subject, payment, payout } }: { delivery: FailedDelivery }) {
  const { t } = useTranslation(["adminRecords", "adminPayment", "adminPayout"]);
  const kinds: Record<string, string> = t("letters.kinds", { returnObjects: true });
  const words = kinds[kind] ?? kind;
  const about =
    subject ??
    (payout !== null
      ? t("adminPayout:number", { id: payout })
      : payment !== null && t("adminPayment:title", { id: payment }));
  return about ? `${words}: ${about}` : words;
}

export function DeliveryRecipient({ delivery: { user, address } }: { delivery: FailedDelivery }) {
  const { t } = useTranslation("adminRecords");
  if (!user && !address) return t("unknown");
  return (
    <span className="grid justify-items-start gap-1">
      {user && <span>{user.name}</span>}
      {address && <span className="text-ink-soft wrap-anywhere">{address}</span>}
    </span>
  );
}

export function DeliveryFacts({ delivery }: { delivery: FailedDelivery }) {
  const { t } = useTranslation(["adminRecords", "adminPayment", "adminPayout"]);
  const { id, key, error, attempts, created_at, failed_at, user, address, payment, payout, amount } = delivery;
  return (
    <Facts
      title={t("letters.number", { id })}
      facts={[
        [t("letters.what"), <DeliverySubject key="what" delivery={delivery} />],
        [t("letters.to"), user ? <AdminPerson key="user" person={user} /> : address],
        ...(user && address ? [[t("user.email"), address] as const] : []),
        ...(payment === null
          ? []
          : [
              [
                t("audit.kinds.payment"),
                <AdminLink key="payment" to={`/admin/payments/${payment}`}>
                  {t("adminPayment:title", { id: payment })}
                </AdminLink>,
              ] as const,
            ]),
        ...(payout === null
          ? []
          : [
              [
                t("audit.kinds.payout"),
                <AdminLink key="payout" to={`/admin/payouts/${payout}`}>
                  {t("adminPayout:number", { id: payout })}
                </AdminLink>,
              ] as const,
            ]),
        ...(amount === null ? [] : [[t("letters.amount"), <Euros key="amount" amount={amount} />] as const]),
        [t("letters.key"), <code key="key">{key}</code>],
        [t("letters.error"), error],
        [t("letters.attempts"), attempts],
        [t("letters.made"), <AdminMoment key="made" at={created_at} />],
        [t("letters.failed"), failed_at && <AdminMoment at={failed_at} />],
      ]}
    />
  );
}
