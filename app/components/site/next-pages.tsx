import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

const PAGES = [
  { to: "/faq", text: "next.faq" },
  { to: "/terms-and-conditions", text: "next.terms" },
  { to: "/contact", text: "next.contact" },
] as const;

export function NextPages() {
  const { t } = useTranslation("site");
  return (
    <nav aria-label={t("next.label")} className="page-width py-10">
      <ul className="grid gap-x-10 gap-y-1 sm:flex sm:flex-wrap">
        {PAGES.map(({ to, text }) => (
          <li key={to}>
            <Link className="text-link inline-flex min-h-11 items-center gap-1.5 font-bold" to={to}>
              {t(text)}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
