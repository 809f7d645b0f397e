import { TAX_DATA_YEARS } from "~/domain/site/retention";
import { useTranslation } from "~/locales/use-translation";
import { DealPage } from "../payments/deal-page";
import { Alert } from "../ui/alert";
import { Icon } from "../ui/icon";
import { TaxBusinessForm } from "./tax-business-form";
import type { TaxFormProps } from "./tax-form-props";
import { TaxPersonForm } from "./tax-person-form";
import { TaxSummary } from "./tax-summary";

interface TaxPageProps extends TaxFormProps {
  direct: boolean;
  kept: boolean;
}

export function TaxPage({ tax, owner, direct, kept, result }: TaxPageProps) {
  const { t } = useTranslation(["tax", "wallet"]);
  const back = { to: "/wallet", text: t("wallet:payout.back") };
  if (direct) {
    return (
      <DealPage title={t("title")} back={back}>
        <Alert tone="info" title={t("wallet:direct.title")}>
          {t("direct")}
        </Alert>
      </DealPage>
    );
  }
  const isKept = kept && result === undefined;
  const Form = tax.kind === "business" ? TaxBusinessForm : TaxPersonForm;
  return (
    <DealPage title={t("title")} back={back}>
      <div className="grid gap-3">
        <p>{t("why")}</p>
        <Promises />
      </div>
      {isKept && (
        <Alert tone="warning" title={t("kept.title")}>
          {t(`kept.${tax.kind === "business" ? "business" : "person"}`)}
        </Alert>
      )}
      {tax.saved_at === null ? (
        <Form tax={tax} owner={owner} result={result} />
      ) : (
        <>
          <TaxSummary tax={tax} />
          <details open={isKept || result !== undefined}>
            <summary className="text-link inline-flex min-h-11 items-center">{t("change")}</summary>
            <div className="grid gap-5 pt-3">
              <p className="text-ink-soft">{t("changeText")}</p>
              <Form tax={tax} owner={owner} result={result} />
            </div>
          </details>
        </>
      )}
    </DealPage>
  );
}

function Promises() {
  const { t } = useTranslation("tax");
  return (
    <ul className="grid gap-2">
      {(["everyone", "hidden", "kept"] as const).map((promise) => (
        <li key={promise} className="flex gap-3">
          <Icon name="check" className="mt-1 shrink-0 text-action" />
          {t(`promises.${promise}`, { years: TAX_DATA_YEARS })}
        </li>
      ))}
    </ul>
  );
}
