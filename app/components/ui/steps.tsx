import { classNames } from "./class-names";
import { Icon } from "./icon";
import { Link } from "./link";

type StepsProps = {
  /** What the row is called: 'Stap 2 van 4'. */
  label: string;
  /**
   * A step that may be gone back to has the `intent` that its button sends with the form (nothing typed is lost), or an
   * address where steps are saved one by one.
   */
  steps: readonly { name: string; intent?: string; to?: string; done?: boolean }[];
  /** Id of the form of this step. */
  form?: string;
  /** Counted from 1. */
  current: number;
};

/** Where one is in a form of several pages. */
export function Steps({ label, steps, form, current }: StepsProps) {
  return (
    <nav className="steps" aria-label={label}>
      <p className="steps-label" aria-hidden="true">
        {label}
      </p>
      <ol>
        {steps.map(({ done, ...step }, index) => (
          <li
            key={step.name}
            className={classNames("step", done && "step-done")}
            aria-current={index + 1 === current ? "step" : undefined}
          >
            <span className="step-mark" aria-hidden="true">
              {done ? <Icon name="check" /> : index + 1}
            </span>
            {step.to && index + 1 !== current ? (
              <Link className="text-link" to={step.to}>
                {step.name}
              </Link>
            ) : step.intent ? (
              <button type="submit" form={form} name="intent" value={step.intent} className="text-link">
                {step.name}
              </button>
            ) : (
              <span>{step.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
