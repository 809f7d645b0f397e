import { useTranslation } from "~/locales/use-translation";
import { Icon } from "./icon";

type ErrorSummaryProps = { errors: { id: string; text: string }[] };

/** On top of a refused form: how much is wrong, with a link to each field. Takes the focus when the page opens. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const { t } = useTranslation();
  if (errors.length === 0) return null;
  return (
    <div className="alert alert-error" role="alert" tabIndex={-1} data-autofocus="">
      <Icon name="error" className="alert-icon" />
      <div className="alert-body">
        <h2 className="alert-title">{t("form.refused", { count: errors.length })}</h2>
        <ul className="error-links">
          {errors.map(({ id, text }) => (
            <li key={`${id} ${text}`}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
