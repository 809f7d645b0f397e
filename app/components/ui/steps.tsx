import { Link } from "react-router";
import { classNames } from "./class-names";
import { Icon } from "./icon";

type StepsProps = {
  /** What the row is called: 'Stap 2 van 4'. */
  label: string;
  /** Steps that may be gone back to have a `to`. */
  steps: readonly { name: string; to?: string }[];
  /** Counted from 1. */
  current: number;
};

/** Where one is in a form of several pages. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <nav className="steps" aria-label={label}>
      <p className="steps-label" aria-hidden="true">
        {label}
      </p>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step.name}
            className={classNames("step", index + 1 < current && "step-done")}
            aria-current={index + 1 === current ? "step" : undefined}
          >
            <span className="step-mark" aria-hidden="true">
              {index + 1 < current ? <Icon name="check" /> : index + 1}
            </span>
            {step.to ? <Link to={step.to}>{step.name}</Link> : <span>{step.name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
