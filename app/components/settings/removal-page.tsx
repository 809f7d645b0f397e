import type { UserSelf } from "~/domain/accounts/user";
import { type Cents, formatEuros } from "~/domain/money/money";
import { TAX_DATA_YEARS } from "~/domain/site/retention";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { BackLink } from "../ui/back-link";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Link } from "../ui/link";
import { MoneyOpen, type OpenMoney, standsInTheWay } from "./money-open";
import { RemovalForm } from "./removal-form";

interface RemovalPageProps {
  profile: UserSelf;
  proved: boolean;
  result?: Reply;
  money: OpenMoney;
  refunding: Cents;
  deals: { id: number; title: string }[];
  refused: boolean;
}

export function RemovalPage({ profile, proved, money, refunding, deals, result, refused }: RemovalPageProps) {
  const { t } = useTranslation("security");
  const locale = useLocale();
  const blocked = standsInTheWay(money);
  const settings = `/profile/${profile.id}/settings`;
  return (
    <section className="grid max-w-2xl gap-6">
      <header className="grid gap-2">
        <BackLink to={settings}>{t("passkey.back")}</BackLink>
        <h1>{t("removal.title")}</h1>
        <p>{t("removal.intro")}</p>
      </header>
      {(blocked || refused) && <MoneyOpen viewer={profile} money={money} refused={refused} />}
      {!blocked && deals.length > 0 && (
        <Alert tone="warning" title={t("removal.deals")}>
          <div className="grid gap-3">
            <p>{t("removal.dealsText")}</p>
            <ul className="grid list-disc gap-2 ps-5">
              {deals.map(({ id, title }) => (
                <li key={id}>
                  <Link className="text-link" to={`/task/${id}`}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </Alert>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Consequences
          icon="trash"
          title={t("removal.goes")}
          lines={(["profile", "access", "jobs", "rest", "photos"] as const).map((part) =>
            t(`removal.goesList.${part}`),
          )}
        />
        <Consequences
          icon="check"
          title={t("removal.stays")}
          lines={(["messages", "jobs", "ledger"] as const).map((part) => t(`removal.staysList.${part}`))}
        />
      </div>
      {refunding > 0 && <p>{t("removal.refunding", { amount: formatEuros(refunding, locale) })}</p>}
      <p>{t("removal.taxData", { years: TAX_DATA_YEARS })}</p>
      <p>
        <strong>{t("removal.first")}</strong> {t("removal.firstText")}{" "}
        <Link className="text-link" to={`/profile/${profile.id}/export`}>
          {t("data.exportSubmit")}
        </Link>
      </p>
      {!blocked && <RemovalForm profile={profile} proved={proved} result={result} back={settings} />}
    </section>
  );
}

function Consequences({ icon, title, lines }: { icon: IconName; title: string; lines: string[] }) {
  return (
    <Card className="grid content-start gap-3 p-5">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <Icon name={icon} className="mt-1 shrink-0" />
            {line}
          </li>
        ))}
      </ul>
    </Card>
  );
}
