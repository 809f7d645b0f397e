import type { UserPublic } from "~/domain/accounts/user";
import { CATEGORIES } from "~/domain/jobs/category-names";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Link } from "../ui/link";

export function AboutPerson({ person }: { person: UserPublic }) {
  const { t } = useTranslation("people");
  const locale = useLocale();
  const chosen = CATEGORIES.filter(({ id }) => person.categories.includes(id));
  if (!person.bio && !person.active_worker) return null;
  return (
    <section className="grid gap-4" aria-labelledby="about-title">
      <h2 id="about-title">{t("person.about", { name: person.name })}</h2>
      {person.bio ? (
        <p className="measure whitespace-pre-line wrap-anywhere">{person.bio}</p>
      ) : (
        <p className="text-ink-soft">{t("person.noBio", { name: person.name })}</p>
      )}
      {person.active_worker && chosen.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-sans text-base font-bold tracking-normal">{t("person.helpsWith")}</h3>
          <ul className="flex flex-wrap gap-2">
            {chosen.map((category) => (
              <li key={category.id}>
                <Link className="chip" to={`/helpers?category=${category.id}`}>
                  {category[locale]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
