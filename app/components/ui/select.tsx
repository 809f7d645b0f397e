import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

export type SelectOption = { value: string; label: string; picture?: ReactNode };

type SelectProps = Omit<ComponentProps<"select">, "children"> & { options: readonly SelectOption[] };

export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <span className={classNames("select", className)}>
      <select className="input" {...rest}>
        {options.map(({ value, label, picture }) => (
          <option key={value} value={value}>
            {picture}
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
