import { CATEGORIES } from "~/domain/jobs/category-names";
import { jobFilters } from "~/domain/jobs/job";
import { KINDS_OF_WORK } from "~/domain/search/kinds-of-work";
import { CITIES } from "~/domain/site/city";
import { constraintOf } from "~/forms/constraint";
import { limitProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Field } from "../ui/field";
import { foundAt } from "../ui/found-head";
import { Icon } from "../ui/icon";
import { Input } from "../ui/input";
import { Link } from "../ui/link";
import { EVERYTHING, searchAddress } from "./job-search";

const COMMON = [42, 1, 17, 21, 13];

interface SearchFieldProps {
  value: string;
  zipcode: string;
  distance?: string;
  errors?: string[];
  path?: string;
}

export function SearchField({ value, zipcode, distance = EVERYTHING.distance, errors, path }: SearchFieldProps) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const words = [...CATEGORIES, ...KINDS_OF_WORK, ...CITIES].map((one) => one[locale]);
  return (
    <div className="grid min-w-0 gap-1">
      <Field id="search" name="search" label={t("browse.search")} errors={errors}>
        {(control) => (
          <span className="search-box">
            <Input
              {...control}
              {...limitProps(constraintOf(jobFilters).search)}
              type="search"
              list="search-words"
              defaultValue={value}
              autoComplete="off"
              enterKeyHint="search"
            />
            <button type="submit" className="icon-button" formAction={path && foundAt(path)}>
              <Icon name="search" />
              <span className="visually-hidden">{t("browse.go")}</span>
            </button>
          </span>
        )}
      </Field>
      <datalist id="search-words">
        {[...new Set(words)].map((word) => (
          <option key={word}>{word}</option>
        ))}
      </datalist>
      <p className="text-ink-soft text-sm max-sm:hidden js:hidden">
        {t("browse.suggestions")}:{" "}
        {KINDS_OF_WORK.filter(({ id }) => COMMON.includes(id)).map((kind, at) => (
          <span key={kind.id}>
            {at > 0 && ", "}
            <Link className="text-link" to={searchAddress({ ...EVERYTHING, zipcode, distance, search: kind[locale] })}>
              {kind[locale]}
            </Link>
          </span>
        ))}
      </p>
    </div>
  );
}
