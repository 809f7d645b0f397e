import { Checkbox } from "../ui/checkbox";

interface CategoryChecksProps {
  legend: string;
  categories: { value: string; label: string }[];
  chosen: string[];
}

/** The ten categories to tick. */
export function CategoryChecks({ legend, categories, chosen }: CategoryChecksProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label mb-1">{legend}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {categories.map(({ value, label }) => (
          <Checkbox
            key={value}
            id={`category-${value}`}
            name="categories"
            value={value}
            label={label}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
