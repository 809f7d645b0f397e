import { centsOf, formatEuros } from "~/domain/money";
import { TAX_DATA_YEARS } from "~/domain/retention";
import type { UserSelf } from "~/domain/user";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Link } from "../ui/link";
import { RemovalForm } from "./removal-form";

interface RemovalPageProps {
  profile: UserSelf;
  /** What was wrong with the form. */
  result?: Reply;
  /** Money is on its way somewhere: the account cannot go yet. */
  moneyOpen: boolean;
}

/** Leaving: what goes, what stays and why, and the form that does it. */
export function RemovalPage({ profile, result, moneyOpen }: RemovalPageProps) {
  const { t } = useTranslation("security");
  const settings = `/profile/${profile.id}/settings`;
  return (
    <section className="grid max-w-2xl gap-6">
      <header className="grid gap-2">
        <Link className="text-link inline-flex min-h-11 items-center gap-2 justify-self-start" to={settings}>
          <Icon name="arrow-left" />
          {t("passkey.back")}
        </Link>
        <h1>{t("removal.title")}</h1>
        <p>{t("removal.intro")}</p>
      </header>
      <MoneyNotice profile={profile} refused={moneyOpen} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Consequences
          icon="trash"
          title={t("removal.goes")}
          lines={(["profile", "access", "jobs", "rest"] as const).map((part) => t(`removal.goesList.${part}`))}
        />
        <Consequences
          icon="check"
          title={t("removal.stays")}
          lines={(["messages", "jobs", "ledger"] as const).map((part) => t(`removal.staysList.${part}`))}
        />
      </div>
      <p>{t("removal.taxData", { years: TAX_DATA_YEARS })}</p>
      <p>
        <strong>{t("removal.first")}</strong> {t("removal.firstText")}{" "}
        <Link className="text-link" to={`/profile/${profile.id}/export`}>
          {t("data.exportSubmit")}
        </Link>
      </p>
      <RemovalForm profile={profile} result={result} back={settings} />
    </section>
  );
}

/** Said before it is tried where the balance is known, and after it was refused in any case. */
function MoneyNotice({ profile, refused }: { profile: UserSelf; refused: boolean }) {
  const { t } = useTranslation("security");
  const locale = useLocale();
  const balance = centsOf(profile.balance);
  if (!refused && balance <= 0) return null;
  return (
    <Alert
      tone={refused ? "error" : "warning"}
      live={refused}
      title={t("removal.moneyOpen")}
      action={
        <ButtonLink variant="secondary" to="/wallet">
          {t("removal.wallet")}
        </ButtonLink>
      }
    >
      {balance > 0 && <p>{t("removal.balance", { amount: formatEuros(balance, locale) })}</p>}
      {refused && <p>{t("removal.blocked")}</p>}
    </Alert>
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
