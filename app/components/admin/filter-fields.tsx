import { useAsked } from "~/live/use-filters";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { Select, type SelectOption } from "../ui/select";

interface FilterProps {
  name: string;
  label: string;
  value: string;
  errors?: Record<string, string[]>;
}

export function FilterSelect({
  name,
  label,
  value,
  errors,
  options,
}: FilterProps & { options: readonly SelectOption[] }) {
  const ref = useAsked<HTMLSelectElement>(value);
  return (
    <Field id={name} name={name} label={label} errors={errors?.[name]}>
      {(control) => <Select {...control} ref={ref} options={options} defaultValue={value} />}
    </Field>
  );
}

export function FilterNumber({ name, label, value, errors }: FilterProps) {
  const ref = useAsked<HTMLInputElement>(value);
  return (
    <Field id={name} name={name} label={label} errors={errors?.[name]}>
      {(control) => (
        <Input
          {...control}
          ref={ref}
          className="admin-filter-number"
          inputMode="numeric"
          defaultValue={value}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

export function FilterSearch({ name, label, value, errors, hint }: FilterProps & { hint?: string }) {
  const ref = useAsked<HTMLInputElement>(value);
  return (
    <Field id={name} name={name} label={label} hint={hint} errors={errors?.[name]}>
      {(control) => (
        <Input {...control} ref={ref} type="search" defaultValue={value} autoComplete="off" enterKeyHint="search" />
      )}
    </Field>
  );
}
