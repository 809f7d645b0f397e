import type { UserPublic } from "~/domain/accounts/user";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber, formatWait } from "../format";
import { useLocale } from "../locale";
import { Card } from "../ui/card";

export function HelperFacts({ person, isOwn }: { person: UserPublic; isOwn: boolean }) {
  const { t } = useTranslation("people");
  const locale = useLocale();
  const { reply_minutes: reply, completion_rate: completion, as_owner: placed } = person;
  const facts = [
    person.active_worker && { name: t("person.jobs"), value: formatNumber(person.jobs, locale) },
    reply !== null && { name: t("person.reply"), value: t("person.replyWithin", { time: formatWait(reply, locale) }) },
    completion !== null && {
      name: t("person.completion"),
      value: t("person.completionOf", { percent: completion }),
    },
    placed &&
      placed.finished > 0 && { name: t("person.placed"), value: t("person.placedOf", { count: placed.finished }) },
    placed && placed.missed > 0 && { name: t("person.missed"), value: t("person.missedOf", { count: placed.missed }) },
  ].filter((fact) => typeof fact === "object" && fact !== null);
  const tooFew = reply === null && completion === null && !placed;
  if (facts.length === 0 || (tooFew && !isOwn)) return null;
  return (
    <Card as="section" className="helper-page-facts" aria-labelledby="facts-title">
      <h2 id="facts-title" className="text-xl">
        {t("person.facts")}
      </h2>
      <dl className="grid gap-3">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-heading text-lg font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {(isOwn || !tooFew) && <p className="text-sm text-ink-soft">{t(tooFew ? "person.tooFew" : "person.measured")}</p>}
    </Card>
  );
}
