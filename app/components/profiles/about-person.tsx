import type { UserPublic } from "~/domain/accounts/user";
import { useTranslation } from "~/locales/use-translation";

export function AboutPerson({ person }: { person: UserPublic }) {
  const { t } = useTranslation("people");
  if (!person.bio && !person.active_worker) return null;
  return (
    <section className="grid gap-4" aria-labelledby="about-title">
      <h2 id="about-title">{t("person.about", { name: person.name })}</h2>
      {person.bio ? (
        <p className="measure whitespace-pre-line wrap-anywhere">{person.bio}</p>
      ) : (
        <p className="text-ink-soft">{t("person.noBio", { name: person.name })}</p>
      )}
    </section>
  );
}
