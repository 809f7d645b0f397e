import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { Icon } from "../ui/icon";
import type { PaymentTerms } from "./payment-terms";

export function SafePay({ mode, percent }: PaymentTerms) {
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
                <p>{t(`pay.${mode}.${step}`, { percent })}</p>
              </li>
            ))}
          </ol>
          {mode === "held" && (
            <p className="flex gap-2">
              <Icon name="lock" className="mt-0.5 text-action" />
              {t("pay.held.ways")}
            </p>
          )}
          <p className="flex gap-2">
            <Icon name="info" className="mt-0.5 text-action" />
            {t(`pay.${mode}.dispute`)}
          </p>
        </div>
      </div>
    </section>
  );
}
