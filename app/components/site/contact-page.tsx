import { support } from "~/brand-shown";
import { useTranslation } from "~/locales/use-translation";
import { Signature } from "../brand/signature";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { PageHead } from "../ui/page-head";
import { ContactForm, type ContactFormProps } from "./contact-form";

export function ContactPage(props: ContactFormProps) {
  const { t } = useTranslation("site");
  return (
    <div className="page-width grid gap-8 py-8 sm:py-14 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-14">
      <div className="grid content-start gap-7">
        <PageHead title={t("contact.title")} intro={t("contact.intro")} />
        <Card className="p-5 sm:p-7">
          <ContactForm {...props} />
        </Card>
      </div>
      <OtherWays />
    </div>
  );
}

interface ContactLink {
  icon: IconName;
  text: string;
  to: string;
  name: string;
}

function OtherWays() {
  const { t } = useTranslation("site");
  const { email } = support.values;
  const faq: ContactLink = { icon: "question", text: t("contact.faq"), to: "/faq", name: t("faq.title") };
  const ways: ContactLink[] = email
    ? [{ icon: "mail", text: t("contact.mail"), to: `mailto:${email}`, name: email }, faq]
    : [faq];
  return (
    <section aria-labelledby="otherwise" className="grid content-start gap-5 lg:pt-16">
      <h2 id="otherwise" className="text-xl">
        {t("contact.otherwise")}
      </h2>
      <ul className="grid gap-5">
        {ways.map(({ icon, text, to, name }) => (
          <li key={to} className="flex gap-3">
            <Icon name={icon} className="mt-1 text-action" />
            <p className="min-w-0">
              {text}
              <br />
              <a className="text-link inline-flex min-h-11 items-center font-bold" href={to}>
                {name}
              </a>
            </p>
          </li>
        ))}
        <li className="flex gap-3">
          <Icon name="flag" className="mt-1 text-action" />
          <p className="measure">{t("contact.report")}</p>
        </li>
      </ul>
      <Signature />
    </section>
  );
}
