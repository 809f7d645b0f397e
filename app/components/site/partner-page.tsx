import type { NamedRows } from "~/domain/values/named";
import { useTranslation } from "~/locales/use-translation";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Link } from "../ui/link";
import { NamedRow } from "../ui/named-row";
import { PageHead } from "../ui/page-head";
import { PartnerForm, type PartnerFormProps } from "./partner-form";

const POINTS = [
  { icon: "share", text: "partner.link" },
  { icon: "list", text: "partner.counts" },
  { icon: "lock", text: "partner.private" },
] as const satisfies { icon: IconName; text: string }[];

export function PartnerPage({ named, ...props }: PartnerFormProps & { named: NamedRows }) {
  const { t } = useTranslation("site");
  return (
    <>
      <div className="page-width grid gap-8 py-8 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-14">
        <div className="grid content-start gap-7">
          <PageHead title={t("partner.title")} intro={t("partner.intro")} />
          <ul className="grid gap-4">
            {POINTS.map(({ icon, text }) => (
              <li key={icon} className="flex gap-3">
                <Icon name={icon} className="mt-1 text-action" />
                <p className="measure">{t(text)}</p>
              </li>
            ))}
          </ul>
          <p>
            {t("partner.already")}{" "}
            <Link className="text-link font-bold" to="/partner-login">
              {t("partner.login")}
            </Link>
          </p>
        </div>
        <Card as="section" className="grid content-start gap-6 p-5 sm:p-7" aria-labelledby="partner-form">
          <h2 id="partner-form" className="text-xl">
            {t("partner.form")}
          </h2>
          <PartnerForm {...props} />
        </Card>
      </div>
      <NamedRow id="partners" title={t("partner.others")} names={named.partners} example={named.example} />
    </>
  );
}
