import { Checkbox } from "../ui/checkbox";
import { FieldError } from "../ui/field-error";

interface CategoryChecksProps {
  id?: string;
  legend: string;
  categories: { value: string; label: string }[];
  chosen: string[];
  errors?: string[];
}

export function CategoryChecks({ id = "categories", legend, categories, chosen, errors = [] }: CategoryChecksProps) {
  const wrong = errors.length > 0;
  return (
    <fieldset className="grid gap-2" aria-describedby={wrong ? `${id}-error` : undefined}>
      <legend className="field-label mb-1">{legend}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {categories.map(({ value, label }, at) => (
          <Checkbox
            key={value}
            id={at === 0 ? id : `${id}-${value}`}
            name="categories"
            value={value}
            label={label}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
      {wrong && <FieldError id={id} errors={errors} />}
    </fieldset>
  );
}
