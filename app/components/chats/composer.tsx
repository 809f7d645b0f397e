import { Form, Link } from "react-router";
import { controlProps, type FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";

interface ComposerProps {
  form: { id: string; errors?: string[] };
  message: FormField;
  /** So that a message that is posted twice is sent once. */
  clientId: string;
  to: string;
  /** The conversation as it is now. */
  here: string;
}

/** Where one writes. */
export function Composer({ form, message, clientId, to, here }: ComposerProps) {
  const { t } = useTranslation("messages");
  const errors = [...(form.errors ?? []), ...(message.errors ?? [])];
  const wrong = errors.length > 0;
  return (
    <Form method="post" action={here} id={form.id} noValidate className="composer">
      <input type="hidden" name="client_id" value={clientId} />
      <div className="composer-top">
        <label htmlFor={message.id}>{t("composer.label", { name: to })}</label>
        <Link className="text-link inline-flex min-h-11 items-center gap-1.5 px-1" to={here}>
          <Icon name="refresh" />
          {t("chat.refresh")}
        </Link>
      </div>
      <div className="flex items-end gap-2">
        <textarea
          {...controlProps(message)}
          className="input"
          id={message.id}
          name={message.name}
          rows={1}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={wrong ? `${message.id}-error` : undefined}
          aria-invalid={wrong || undefined}
          data-enter-sends=""
        />
        <button type="submit" className="button button-primary max-sm:px-3.5">
          <Icon name="send" />
          <span className="max-sm:sr-only">{t("composer.send")}</span>
        </button>
      </div>
      {wrong && (
        <p className="field-error" id={`${message.id}-error`} role="alert">
          <Icon name="warning" />
          {errors.join(" ")}
        </p>
      )}
    </Form>
  );
}
