import { useErrorTitle } from "~/live/use-error-title";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "./icon";

/** Without `field`, the error is about the whole form. `label` is the field's, unless it has its usual one. */
export type FieldError = { id: string; text: string; field?: string; label?: string };

/** The id of each field is its name. */
export const errorsByField = (errors: Record<string, readonly string[]>): FieldError[] =>
  Object.entries(errors).flatMap(([field, texts]) => texts.map((text) => ({ id: field, text, field })));

/** Errors of the whole form link to the part of the page with this id. */
export const amountErrors = (part: string, { form, amount }: { form: string[]; amount: string[] }): FieldError[] => [
  ...form.map((text) => ({ id: part, text })),
  ...errorsByField({ amount }),
];

export function ErrorSummary({ errors, title }: { errors: readonly FieldError[]; title?: string }) {
  const { t } = useTranslation(["common", "fields"]);
  useErrorTitle(errors.length > 0, t("form.fault"));
  if (errors.length === 0) return null;
  const labels: Record<string, string> = t("fields:label", { returnObjects: true });
  const shown = onePerField(errors);
  return (
    <div
      className="alert alert-error"
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script the page would open at its top, far from the form
      autoFocus
      data-autofocus=""
      data-errors=""
    >
      <Icon name="error" className="alert-icon" />
      <div className="alert-body">
        <h2 className="alert-title" data-one={title ? undefined : t("form.refused", { count: 1 })}>
          {title ?? t("form.refused", { count: shown.length })}
        </h2>
        <ul className="error-links">
          {shown.map(({ id, text, field = "", label = labels[field] }) => (
            <li key={`${id} ${text}`}>
              <a href={`#${id}`}>{named(label, text)}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const IMAGES = "images";

/** Shows the last error of a field, which says what to change. Each error of the images is about another file. */
function onePerField(errors: readonly FieldError[]): FieldError[] {
  const merged: FieldError[] = [];
  for (const error of errors) {
    const isAlone = error.field === undefined || error.field === IMAGES;
    const said = isAlone ? undefined : merged.find(({ field }) => field === error.field);
    if (said) said.text = error.text;
    else merged.push({ ...error });
  }
  return merged;
}

function named(label: string | undefined, text: string): string {
  const says = label === undefined || text.toLowerCase().includes(label.toLowerCase());
  if (says) return text;
  return label.endsWith("?") ? `${label} ${text}` : `${label}: ${text}`;
}
