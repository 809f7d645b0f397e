import { missingFor } from "~/domain/accounts/start-helping";
import type { OwnProfile } from "~/domain/accounts/user";
import { centsOf, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { startAddress } from "../people/start-address";
import { Avatar } from "../ui/avatar";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

const ROW = "flex min-h-12 w-full cursor-pointer items-center justify-between gap-4 text-start font-bold";

interface PersonalSummaryProps {
  profile: OwnProfile;
  direct: boolean;
}

export function PersonalSummary({ profile, direct }: PersonalSummaryProps) {
  const { id, name, image, city, balance } = profile;
  const { t } = useTranslation(["profile", "common"]);
  const locale = useLocale();
  const cents = centsOf(balance);
  const links = [
    ...(missingFor(profile, direct).length > 0 ? [[startAddress(id ?? 0), t("personal.start")] as const] : []),
    [`/profile/${id}?edit`, t("personal.edit")],
    [`/helper/${id}`, t("personal.public")],
    ["/wallet", t("common:nav.wallet"), cents > 0 && formatEuros(cents, locale)],
    [`/profile/${id}/searches`, t("settings.searches")],
    [`/profile/${id}/notifications`, t("personal.notifications")],
    ["/faq", t("personal.help")],
  ] as const;
  return (
    <section className="grid gap-6 md:hidden">
      <header className="flex items-center gap-4">
        <Avatar name={name} image={image} size="large" />
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">{name || t("personal.title")}</h1>
          {city && <p className="text-ink-soft">{city}</p>}
        </div>
      </header>
      <ul className="divide-y divide-line border-y border-line">
        {links.map(([to, text, value]) => (
          <li key={to}>
            <Link className={ROW} to={to}>
              {text}
              <span className="flex items-center gap-3">
                {value}
                <Icon name="arrow-right" className="size-5" />
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Form method="post" action="/logout">
            <button type="submit" className={`${ROW} text-danger`}>
              {t("common:nav.logout")}
              <Icon name="logout" className="size-5" />
            </button>
          </Form>
        </li>
      </ul>
    </section>
  );
}
