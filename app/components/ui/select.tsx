import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

export type SelectOption = { value: string; label: string };

type SelectProps = Omit<ComponentProps<"select">, "children"> & { options: readonly SelectOption[] };

export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <span className={classNames("select", className)}>
      <select className="input" {...rest}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
