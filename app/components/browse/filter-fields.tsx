import { chosenIn, type FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { CategoryChecks } from "../jobs/category-checks";
import { TextField } from "../ui/text-field";

interface FilterFieldsProps {
  fields: Record<"search" | "categories" | "zipcode" | "distance" | "price", FormField>;
  categories: { value: string; label: string }[];
}

export function FilterFields({ fields, categories }: FilterFieldsProps) {
  const { t } = useTranslation(["searches", "jobs"]);
  return (
    <>
      <div className="grid gap-1">
        <h2 className="text-xl">{t("edit.what")}</h2>
        <p className="text-ink-soft">{t("edit.whatHint")}</p>
      </div>
      <TextField field={fields.search} label={t("edit.search")} autoComplete="off" />
      <CategoryChecks
        id={fields.categories.id}
        legend={t("edit.categories")}
        categories={categories}
        chosen={chosenIn(fields.categories)}
        errors={fields.categories.errors}
      />
      <TextField
        field={fields.zipcode}
        label={t("edit.zipcode")}
        hint={t("edit.zipcodeHint")}
        className="max-w-48"
        autoComplete="postal-code"
        autoCapitalize="characters"
      />
      <TextField
        field={fields.distance}
        label={t("edit.distance")}
        hint={t("edit.distanceHint")}
        className="max-w-48"
        after={t("jobs:browse.km")}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        field={fields.price}
        label={t("edit.price")}
        hint={t("edit.priceHint")}
        className="max-w-48"
        before="€"
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  );
}
