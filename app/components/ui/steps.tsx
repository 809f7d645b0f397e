import { classNames } from "./class-names";
import { Icon } from "./icon";
import { Link } from "./link";

type StepsProps = {
  label: string;
  /**
   * A finished step has an `intent`, whose button submits the form (nothing typed is lost), or an address if steps are
   * saved separately.
   */
  steps: readonly { name: string; intent?: string; to?: string; done?: boolean }[];
  form?: string;
  current: number;
};

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
