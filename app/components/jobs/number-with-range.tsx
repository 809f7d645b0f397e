import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { Range } from "../ui/range";

type NumberWithRangeProps = {
  id: string;
  label: string;
  hint?: string;
  errors?: string[];
  before?: string;
  after?: string;
  min: number;
  max: number;
  step: number;
  value: string;
};

export function NumberWithRange({
  id,
  label,
  hint,
  errors,
  before,
  after,
  min,
  max,
  step,
  value,
}: NumberWithRangeProps) {
  return (
    <Field id={id} name={id} label={label} hint={hint} errors={errors}>
      {(control) => (
        <div className="grid grid-cols-[1fr] items-center gap-x-4 js:grid-cols-[1fr_7rem]">
          <Range
            className="nojs:hidden"
            min={min}
            max={max}
            step={step}
            defaultValue={value}
            aria-label={label}
            data-range-of={id}
          />
          <Input
            {...control}
            before={before}
            after={after}
            inputMode="numeric"
            pattern="\s*\d+([.,]\d{1,2})?\s*"
            defaultValue={value}
            autoComplete="off"
          />
        </div>
      )}
    </Field>
  );
}
