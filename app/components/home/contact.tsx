import { support } from "~/brand-shown";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";
import { Link } from "../ui/link";
import { Section } from "../ui/section";

export function Contact() {
  const { t } = useTranslation("front");
  const { email } = support.values;
  return (
    <Section id="contact" title={t("contact.title")} intro={t("contact.text")} ground="card">
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink variant="secondary" to="/contact">
          {t("contact.write")}
        </ButtonLink>
        <Link className="text-link inline-flex min-h-11 items-center" to="/faq">
          {t("contact.faq")}
        </Link>
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
