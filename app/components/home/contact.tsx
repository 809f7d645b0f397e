import { support } from "~/brand-shown";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";
import { Section } from "../ui/section";

export function Contact() {
  const { t } = useTranslation("front");
  const { email } = support.values;
  return (
    <Section id="contact" title={t("contact.title")} intro={t("contact.text")} ground="card">
      <p className="flex flex-wrap items-center gap-3">
        <ButtonLink variant="secondary" to="/contact">
          {t("contact.write")}
        </ButtonLink>
        <ButtonLink variant="quiet" to="/faq">
          {t("contact.faq")}
        </ButtonLink>
        {email && (
          <span className="text-ink-soft">
            {t("contact.mail")}{" "}
            <a className="text-link inline-flex min-h-11 items-center" href={`mailto:${email}`}>
              {email}
            </a>
          </span>
        )}
      </p>
    </Section>
  );
}
