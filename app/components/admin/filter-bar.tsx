import type { ReactNode } from "react";
import { useFilters } from "~/live/use-filters";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";

export function FilterBar({ path, children }: { path: string; children: ReactNode }) {
  const { t } = useTranslation("admin");
  return (
    <Form method="get" action={path} role="search" noValidate className="admin-filters" {...useFilters()}>
      {children}
      <Button variant="secondary" className="button-small">
        <Icon name="filter" />
        {t("filter.show")}
      </Button>
    </Form>
  );
}
