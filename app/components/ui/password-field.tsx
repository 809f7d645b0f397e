import type { ComponentProps, ReactNode } from "react";
import { controlProps, type FormField, fieldProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "./button";
import { Field } from "./field";
import { Icon } from "./icon";
import { Input } from "./input";

type PasswordFieldProps = { field: FormField; label: ReactNode; hint?: ReactNode } & Pick<
  ComponentProps<typeof Input>,
  "autoComplete"
>;

export function PasswordField({ field, label, hint, autoComplete }: PasswordFieldProps) {
  const { t } = useTranslation("common");
  return (
    <Field {...fieldProps(field)} label={label} hint={hint}>
      {(attributes) => (
        <span className="affix">
          <Input
            {...attributes}
            {...controlProps(field)}
            type="password"
            spellCheck={false}
            autoComplete={autoComplete}
            // As a text field it would be stored with the form's drafts.
            data-unstored
          />
          <Button
            type="button"
            variant="quiet"
            className="password-show nojs:hidden"
            aria-pressed={false}
            data-shows={field.id}
          >
            <Icon name="eye" />
            {t("password.show")}
            <span className="visually-hidden"> {t("password.it")}</span>
          </Button>
        </span>
      )}
    </Field>
  );
}
