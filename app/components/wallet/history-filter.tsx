import { PAYMENT_KINDS } from "~/domain/money/payment-status";
import { ENTRY_KINDS } from "~/domain/money/wallet";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Form } from "../ui/form";
import { Select } from "../ui/select";
import type { View, WalletView } from "./wallet-view";

interface HistoryFilterProps {
  view: WalletView;
  views: readonly View[];
  years: readonly number[];
}

export function HistoryFilter({ view, views, years }: HistoryFilterProps) {
  const { t } = useTranslation("wallet");
  const kinds = useKinds(view.view, views);
  return (
    <Form method="get" action="/wallet#geschiedenis" data-autosubmit="" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="view" value={view.view} />
      {kinds.length > 0 && (
        <Field id="kind" name="kind" label={t("history.kindLabel")}>
          {(control) => (
            <Select
              {...control}
              options={[{ value: "", label: t("history.anyKind") }, ...kinds]}
              defaultValue={view.paymentKind ?? view.entryKind ?? ""}
            />
          )}
        </Field>
      )}
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
      <Button variant="secondary" className="js:hidden">
        {t("history.filter")}
      </Button>
    </Form>
  );
}

function useKinds(view: View, views: readonly View[]) {
  const { t } = useTranslation("wallet");
  if (view === "entries") return ENTRY_KINDS.map((kind) => ({ value: kind, label: t(`history.kind.${kind}`) }));
  if (views.includes("received")) return [];
  return PAYMENT_KINDS.map((kind) => ({ value: kind, label: t(`history.paymentKind.${kind}`) }));
}
