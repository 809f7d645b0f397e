import { EDIT_IBAN, PROVIDER_ACCOUNT } from "~/domain/accounts/edit-profile";
import { useTranslation } from "~/locales/use-translation";
import { Card } from "../ui/card";
import { Link } from "../ui/link";

export function IbanCard({ iban, verified }: { iban: string | null; verified: boolean }) {
  const { t } = useTranslation("wallet");
  return (
    <Card className="grid gap-1">
      <h2 className="text-xl">{t("iban.title")}</h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-sm text-ink-soft">{t("iban.label")}</span>
        <span className="font-bold tabular-nums">{iban ?? t("iban.none")}</span>
      </p>
      <p className="text-sm text-ink-soft">{t("iban.where")}</p>
      <Link className="text-link inline-flex min-h-11 items-center justify-self-start" to={EDIT_IBAN}>
        {t(iban ? "iban.change" : "iban.add")}
      </Link>
      {verified && (
        <Link className="text-link inline-flex min-h-11 items-center justify-self-start" to={PROVIDER_ACCOUNT}>
          {t("payouts.provider")}
        </Link>
      )}
    </Card>
  );
}
