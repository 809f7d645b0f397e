import { brand } from "~/brand";
import { useTranslation } from "~/locales/use-translation";
import { SITE_LINKS } from "./navigation";

/** Where else one can go. */
export function Footer() {
  const { t } = useTranslation("common");
  return (
    <footer className="mt-16 border-t border-line bg-sunken">
      <div className="page-width flex flex-wrap items-start justify-between gap-8 py-10">
        <div className="measure">
          <p className="font-heading text-lg font-bold">{brand.name}</p>
          <p className="text-ink-soft">{t("footer.claim")}</p>
        </div>
        <nav aria-label={t("nav.footer")}>
          <ul className="flex flex-wrap gap-x-6">
            {SITE_LINKS.map(({ to, text }) => (
              <li key={to}>
                <a className="text-link inline-flex min-h-11 items-center" href={to}>
                  {t(text)}
                </a>
              </li>
            ))}
            <li>
              <a className="text-link inline-flex min-h-11 items-center" href={`mailto:${brand.supportEmail}`}>
                {brand.supportEmail}
              </a>
            </li>
          </ul>
        </nav>
        <p className="w-full text-sm text-ink-soft">{`© ${brand.name}`}</p>
      </div>
    </footer>
  );
}
