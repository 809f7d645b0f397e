import { useAsked } from "~/live/use-filters";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { Input } from "../ui/input";

export function AdminFind({ search }: { search: string }) {
  const { t } = useTranslation("adminSearch");
  const ref = useAsked<HTMLInputElement>(search);
  return (
    <Form
      method="get"
      action="/admin/search"
      role="search"
      aria-label={t("landmark")}
      className="admin-find print-hidden"
    >
      <Field id="find" name="search" label={t("box")}>
        {(control) => (
          <Input
            {...control}
            ref={ref}
            type="search"
            defaultValue={search}
            autoComplete="off"
            enterKeyHint="search"
            data-key="/"
            aria-keyshortcuts="/"
          />
        )}
      </Field>
      <Button variant="secondary" className="button-small">
        <Icon name="search" />
        {t("boxButton")}
      </Button>
    </Form>
  );
}
