import { brand } from "~/brand";
import { social, support } from "~/brand-shown";
import type { Choices } from "~/domain/site/choices";
import { CITIES, cityPath } from "~/domain/site/city";
import { useTranslation } from "~/locales/use-translation";
import { Signature } from "../brand/signature";
import { useLocale } from "../locale";
import { classNames } from "../ui/class-names";
import { Consent } from "./consent";
import { FooterColumn } from "./footer-column";
import { LanguageChoice } from "./language-choice";
import { isOwnPage } from "./navigation";
import { FOOTER_LINKS, LEGAL_LINKS } from "./site-links";

const COLUMNS = ["jobs", "us", "together"] as const;
const NETWORKS = [
  { network: "instagram", text: "Instagram" },
  { network: "facebook", text: "Facebook" },
  { network: "linkedin", text: "LinkedIn" },
] as const;

export function Footer({ choices, pageAddress }: { choices: Choices; pageAddress: string }) {
  const { t } = useTranslation(["shell", "common"]);
  const locale = useLocale();
  const isOwn = isOwnPage(pageAddress);
  const networks = NETWORKS.filter(({ network }) => social.values[network] !== "");
  return (
    <div className="page-width grid gap-8 py-10">
      <Consent {...choices} pageAddress={pageAddress} />
      <div className={classNames("measure grid gap-1", isOwn && "max-md:hidden")}>
        <p className="font-heading text-lg font-bold">{brand.name}</p>
        <p className="text-ink-soft">{t("footer.claim")}</p>
        {support.values.email && (
          <p>
            <a className="footer-link" href={`mailto:${support.values.email}`}>
              {support.values.email}
            </a>
          </p>
        )}
        <Signature />
      </div>
      <nav className={classNames("footer-columns", isOwn && "max-md:hidden")} aria-label={t("common:nav.footer")}>
        {COLUMNS.map((column) => (
          <FooterColumn
            key={column}
            title={t(`footer.${column}`)}
            links={FOOTER_LINKS[column].map(({ to, text }) => ({ to, text: t(text) }))}
          />
        ))}
        {networks.length > 0 && (
          <FooterColumn
            title={t("footer.social")}
            links={networks.map(({ network, text }) => ({ to: social.values[network], text }))}
          />
        )}
        <FooterColumn
          wide
          title={t("footer.cities")}
          links={CITIES.map((city) => ({ to: cityPath(city.slug), before: t("footer.city"), text: city[locale] }))}
        />
      </nav>
      <div className="flex flex-wrap items-center gap-x-6 border-t border-line pt-4 text-sm text-ink-soft">
        <p className="flex flex-wrap items-center gap-x-5">
          <span>{`© ${brand.name}`}</span>
          {LEGAL_LINKS.map(({ to, text }) => (
            <a key={to} className="footer-link" href={to}>
              {t(text)}
            </a>
          ))}
        </p>
        {/* The first letter below the links, not the edge of its button. */}
        <div className="-ms-2.5">
          <LanguageChoice pageAddress={pageAddress} />
        </div>
      </div>
    </div>
  );
}
