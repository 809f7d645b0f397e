import { useTranslation } from "~/locales/use-translation";
import type { PaymentTerms } from "../payments/payment-terms";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Section } from "../ui/section";

const ICONS = { near: "pin", fast: "clock", affordable: "euro", safe: "verified" } as const satisfies Record<
  string,
  IconName
>;

export function CityBenefits({ mode }: Pick<PaymentTerms, "mode">) {
  const { t } = useTranslation("cities");
  const benefits = [
    { name: "near", text: t("benefits.near.text") },
    { name: "fast", text: t("benefits.fast.text") },
    { name: "affordable", text: t("benefits.affordable.text") },
    { name: "safe", text: t(`benefits.safe.${mode}`) },
  ] as const;
  return (
    <Section id="waarom" title={t("benefits.title")}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ name, text }) => (
          <Card as="li" key={name} className="grid content-start gap-2">
            <span className="home-reason">
              <Icon name={ICONS[name]} />
            </span>
            <h3 className="text-xl">{t(`benefits.${name}.title`)}</h3>
            <p className="text-ink-soft">{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
