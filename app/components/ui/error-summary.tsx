import { useFaultTitle } from "~/live/use-fault-title";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "./icon";

/** `field` is the name the field is sent under; without one the fault is of the form as a whole. */
export type FieldFault = { id: string; text: string; field?: string };

/** On top of a refused form: how much is wrong, with a link to each field. Takes the focus when the page opens. */
export function ErrorSummary({ errors, title }: { errors: readonly FieldFault[]; title?: string }) {
  const { t } = useTranslation(["common", "fields"]);
  useFaultTitle(errors.length > 0, t("form.fault"));
  if (errors.length === 0) return null;
  const labels: Record<string, string> = t("fields:label", { returnObjects: true });
  const faults = onePerField(errors);
  return (
    <div className="alert alert-error" role="alert" tabIndex={-1} data-autofocus="">
      <Icon name="error" className="alert-icon" />
      <div className="alert-body">
        <h2 className="alert-title">{title ?? t("form.refused", { count: faults.length })}</h2>
        <ul className="error-links">
          {faults.map(({ id, text, field = "" }) => (
            <li key={`${id} ${text}`}>
              <a href={`#${id}`}>{named(labels[field], text)}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A field with two sentences is one thing to put right: here the last, which says what to change; beside the field both. */
function onePerField(errors: readonly FieldFault[]): FieldFault[] {
  const faults: FieldFault[] = [];
  for (const error of errors) {
    const said = error.field === undefined ? undefined : faults.find(({ field }) => field === error.field);
    if (said) said.text = error.text;
    else faults.push({ ...error });
  }
  return faults;
}

/** Many sentences fit any field ('Dit veld is verplicht.'): these get its label in front. */
function named(label: string | undefined, text: string): string {
  const says = label === undefined || text.toLowerCase().includes(label.toLowerCase());
  if (says) return text;
  return label.endsWith("?") ? `${label} ${text}` : `${label}: ${text}`;
}
