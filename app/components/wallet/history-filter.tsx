import { Form } from "react-router";
import { PAYMENT_KINDS } from "~/domain/payment";
import { ENTRY_KINDS } from "~/domain/wallet";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Select } from "../ui/select";
import type { HistoryProps } from "./history";

/** A kind and a year: a plain GET form, so the address says what is shown. */
export function HistoryFilter({ view, years }: Pick<HistoryProps, "view" | "years">) {
  const { t } = useTranslation("wallet");
  const kinds =
    view.view === "entries"
      ? ENTRY_KINDS.map((kind) => ({ value: kind, label: t(`history.kind.${kind}`) }))
      : PAYMENT_KINDS.map((kind) => ({ value: kind, label: t(`history.paymentKind.${kind}`) }));
  return (
    <Form method="get" action="/wallet#geschiedenis" data-autosubmit="" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="view" value={view.view} />
      <Field id="kind" name="kind" label={t("history.kindLabel")}>
        {(control) => (
          <Select
            {...control}
            options={[{ value: "", label: t("history.anyKind") }, ...kinds]}
            defaultValue={view.paymentKind ?? view.entryKind ?? ""}
          />
        )}
      </Field>
      <Field id="year" name="year" label={t("history.yearLabel")}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: "", label: t("history.anyYear") },
              ...years.map((year) => ({ value: String(year), label: String(year) })),
            ]}
            defaultValue={view.year === null ? "" : String(view.year)}
          />
        )}
      </Field>
      <Button variant="secondary">{t("history.filter")}</Button>
    </Form>
  );
}
