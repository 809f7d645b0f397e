import { centsOf, formatSum } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";

export function CreditsCard({ credits }: { credits: string }) {
  const { t } = useTranslation("wallet");
  const cents = centsOf(credits);
  return (
    <Card className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{t("credits.title")}</h2>
        <span className="money text-xl">{formatSum(cents, useLocale())}</span>
      </div>
      <p className="text-ink-soft">{t("credits.text")}</p>
      <ButtonLink variant="secondary" className="justify-self-start" to="/wallet/tegoed">
        {t(cents > 0 ? "credits.view" : "credits.topUp")}
      </ButtonLink>
    </Card>
  );
}
