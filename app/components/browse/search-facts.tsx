import { categoryOf } from "~/domain/jobs/category-names";
import type { SavedFilters } from "~/domain/jobs/saved-search";
import { formatEuros, parseMoney } from "~/domain/money/money";
import { postcodeText } from "~/domain/values/postcode-text";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";

function useSearchFacts({ search, categories, zipcode, distance, price }: SavedFilters): string[] {
  const { t } = useTranslation("searches");
  const locale = useLocale();
  const cents = price === null ? 0 : (parseMoney(price) ?? 0);
  return [
    search && t("facts.words", { words: search }),
    ...categories.map((id) => categoryOf(id)[locale]),
    zipcode &&
      distance !== null &&
      t("facts.around", { distance: Math.round(distance / 1000), zipcode: postcodeText(zipcode) }),
    zipcode && distance === null && t("facts.near", { zipcode: postcodeText(zipcode) }),
    cents > 0 && t("facts.price", { price: formatEuros(cents, locale) }),
  ].filter((part): part is string => Boolean(part));
}

export function SearchFacts({ filters }: { filters: SavedFilters }) {
  const { t } = useTranslation("searches");
  const facts = useSearchFacts(filters);
  return (
    <ul className="flex flex-wrap gap-2">
      {(facts.length > 0 ? facts : [t("facts.anything")]).map((fact) => (
        <li key={fact} className="badge badge-neutral wrap-anywhere">
          {fact}
        </li>
      ))}
    </ul>
  );
}

export function useSearchName({ name, filters }: { name: string | null; filters: SavedFilters }): string {
  const { t } = useTranslation("searches");
  const facts = useSearchFacts(filters);
  return name ?? (facts.join(", ") || t("facts.anything"));
}
