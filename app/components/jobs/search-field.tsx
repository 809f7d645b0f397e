import { jobFilters } from "~/domain/job";
import { constraintOf } from "~/forms/constraint";
import { limitProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Field } from "../ui/field";
import { Input } from "../ui/input";

/** Words that are looked for in jobs. */
export function SearchField({ value, errors }: { value: string; errors?: string[] }) {
  const { t } = useTranslation("jobs");
  return (
    <Field id="search" name="search" label={t("browse.search")} errors={errors}>
      {(control) => (
        <Input
          {...control}
          {...limitProps(constraintOf(jobFilters).search)}
          type="search"
          defaultValue={value}
          autoComplete="off"
          enterKeyHint="search"
        />
      )}
    </Field>
  );
}
