import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { Icon } from "../ui/icon";
import type { PaymentTerms } from "./payment-terms";

interface SafePayProps extends PaymentTerms {
  isShort?: boolean;
}

export function SafePay({ mode, percent, isShort = false }: SafePayProps) {
  const { t } = useTranslation("home");
  return (
    <section aria-labelledby="betalen" className="home-section">
      <div className="page-width grid items-center gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] md:gap-14">
        <Scene name="wallet" className="mx-auto w-full max-w-88 max-sm:hidden" />
        <div className="grid gap-4">
          <h2 id="betalen" className="text-3xl">
            {t(`pay.${mode}.title`)}
          </h2>
          <p className="text-lg text-ink-soft">{t(`pay.${mode}.intro`)}</p>
          <ol className="grid gap-3">
            {(["one", "two", "three"] as const).map((step, index) => (
              <li key={step} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
                <span className="home-step-number" aria-hidden="true">
                  {index + 1}
                </span>
                <p>
                  {t(`pay.${mode}.${step}`, { percent })}
                  {step === "three" && mode === "held" && !isShort && ` ${t("pay.held.late")}`}
                </p>
              </li>
            ))}
          </ol>
          {mode === "held" && (
            <p className="flex gap-2">
              <Icon name="lock" className="mt-0.5 text-action" />
              {t("pay.held.ways")}
            </p>
          )}
          {mode === "held" && isShort ? (
            <details className="group">
              <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-bold">
                <Icon name="info" className="text-action" />
                {t("pay.held.rules")}
                <Icon name="chevron-down" className="group-open:rotate-180" />
              </summary>
              <div className="grid gap-3 pt-1">
                <p>{t("pay.held.late")}</p>
                <p>{t("pay.held.dispute")}</p>
              </div>
            </details>
          ) : (
            <p className="flex gap-2">
              <Icon name="info" className="mt-0.5 text-action" />
              {t(`pay.${mode}.dispute`)}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
