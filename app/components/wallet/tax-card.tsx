import { useTranslation } from "~/locales/use-translation";
import { Card } from "../ui/card";
import { Link } from "../ui/link";

export function TaxCard({ given }: { given: boolean }) {
  const { t } = useTranslation("tax");
  return (
    <Card className="grid gap-1">
      <h2 className="text-xl">{t("title")}</h2>
      <p className="text-ink-soft">{t(given ? "cardGiven" : "card")}</p>
      <Link className="text-link inline-flex min-h-11 items-center justify-self-start" to="/wallet/belasting">
        {t(given ? "cardView" : "cardLink")}
      </Link>
    </Card>
  );
}
