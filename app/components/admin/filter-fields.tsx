import { useAsked } from "~/live/use-filters";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { Select, type SelectOption } from "../ui/select";

interface FilterProps {
  name: string;
  label: string;
  /** As it was asked for. */
  value: string;
  errors?: Record<string, string[]>;
}

/** One of a few. */
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

/** The number of a person or a thing, as the lists of the desk name them. */
export function FilterNumber({ name, label, value, errors }: FilterProps) {
  const ref = useAsked<HTMLInputElement>(value);
  return (
    <Field id={name} name={name} label={label} errors={errors?.[name]}>
      {(control) => (
        <Input
          {...control}
          ref={ref}
          className="desk-filter-number"
          inputMode="numeric"
          defaultValue={value}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

/** Words. */
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
