import type { ReactNode } from "react";
import { loginReason } from "~/domain/accounts/login-reason";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import type { PaymentTerms } from "../payments/payment-terms";
import { Icon } from "../ui/icon";

interface WhyAccountProps {
  title: string;
  next: string;
  terms: Pick<PaymentTerms, "mode" | "percent">;
  children?: ReactNode;
}

export function WhyAccount({ title, next, terms, children }: WhyAccountProps) {
  const { t } = useTranslation("account");
  const { mode, percent } = terms;
  const reasons =
    loginReason(next) === "bid"
      ? [t(`why.bid.${mode}`, { percent }), t("why.bid.sealed")]
      : [t(`why.${mode}`), t("why.address")];
  return (
    <section className="grid gap-4 rounded-panel bg-action-tint p-5 sm:p-8" aria-labelledby="why-title">
      <Scene name="thanks" className="mx-auto hidden w-52 lg:block" />
      <h2 id="why-title" className="text-xl">
        {title}
      </h2>
      <ul className="grid gap-3">
        {[t("why.free"), ...reasons].map((text) => (
          <li key={text} className="flex gap-3">
            <Icon name="check-circle" className="mt-1 text-action" />
            {text}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
