import type { ReactNode } from "react";
import type { UserCard } from "~/domain/accounts/user-card";
import type { AdminUser } from "~/domain/admin/admin";
import { postcodeText } from "~/domain/values/postcode-text";
import { useTranslation } from "~/locales/use-translation";
import { formatLongDay } from "../../format";
import { useLocale } from "../../locale";
import { Badge } from "../../ui/badge";
import { AdminMoment } from "../admin-moment";
import { AdminPerson } from "../admin-person";
import { Euros } from "./euros";
import { type Fact, Facts } from "./facts";
import { VERIFICATION_TONES } from "./tones";
import { AccountBadge } from "./users-page";

export function IdentityFacts({ person }: { person: AdminUser }) {
  const { t } = useTranslation("adminRecords");
  const { verification, business_details: trader } = person;
  const home = [person.zipcode && postcodeText(person.zipcode), person.city].filter(Boolean).join(" ");
  const facts: Fact[] = [
    [t("user.fullName"), person.name],
    [
      t("user.verification"),
      <Badge key="verification" tone={VERIFICATION_TONES[verification.status]}>
        {t(`verification.${verification.status}`)}
      </Badge>,
    ],
    ...optionalFact(t("user.why"), verification.reason),
    ...optionalFact(t("user.reference"), person.rootline_reference),
    [t("user.home"), home || null],
    [t("user.kind"), t(trader ? "user.trader" : "user.private")],
  ];
  const ofTrader: Fact[] = trader
    ? [
        [t("user.company"), trader.company || null],
        [t("user.kvk"), trader.kvk || null],
        [t("user.vat"), trader.vat || null],
        [t("user.address"), trader.address || null],
        [t("user.businessEmail"), trader.email || null],
      ]
    : [];
  return <Facts title={t("user.identity")} facts={[...facts, ...ofTrader]} />;
}

const optionalFact = (label: string, value: ReactNode): Fact[] => (value === null ? [] : [[label, value]]);

export function AccountFacts({ person }: { person: AdminUser }) {
  const { t } = useTranslation("adminRecords");
  const locale = useLocale();
  const roles = person.roles.map((role) => t(`role.${role}`)).join(", ");
  const { app_version: version } = person;
  const app = version ? t("user.app", { version }) : t("user.appUnknown");
  return (
    <Facts
      title={t("user.account")}
      facts={[
        [t("user.status"), <AccountBadge key="status" status={person.status} />],
        [t("user.email"), person.email || null],
        ...optionalFact(t("user.pending"), person.pending_email),
        [t("user.activated"), t(person.activated ? "yes" : "no")],
        [t("user.roles"), roles || t("user.noRoles")],
        [t("user.password"), t(person.has_password ? "user.hasPassword" : "user.noPassword")],
        [t("user.since"), formatLongDay(person.member_since, locale)],
        [t("user.seen"), person.last_seen && <AdminMoment at={person.last_seen} />],
        [t("user.device"), person.mobile ? app : t("user.web")],
        [t("user.language"), t(`user.languages.${person.language}`)],
        [t("user.told"), t("user.notes", { count: person.number_of_notifications_received })],
        ...optionalFact(t("user.partner"), person.partner_id),
        [t("user.blocked"), t("user.people", { count: person.blocked_users.length })],
      ]}
    />
  );
}

export function MoneyFacts({ person }: { person: AdminUser }) {
  const { t } = useTranslation("adminRecords");
  return (
    <Facts
      title={t("user.money")}
      facts={[
        [t("user.balance"), <Euros key="balance" amount={person.balance} />],
        [t("user.credits"), <Euros key="credits" amount={person.credits} />],
        [t("user.iban"), person.iban],
        ...optionalFact(t("user.sameIban"), person.same_iban ? <SameIban people={person.same_iban} /> : null),
      ]}
    />
  );
}

const SameIban = ({ people }: { people: readonly Pick<UserCard, "id" | "name">[] }) => (
  <ul>
    {people.map((person) => (
      <li key={person.id}>
        <AdminPerson person={person} />
      </li>
    ))}
  </ul>
);
