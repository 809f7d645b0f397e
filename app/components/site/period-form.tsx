import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Form } from "../ui/form";
import { Input } from "../ui/input";

interface PeriodFormProps {
  asked: { from: string; to: string };
  errors: Record<string, string[]>;
  shown: { from: string; to: string } | null;
}

export function PeriodForm({ asked, errors, shown }: PeriodFormProps) {
  const { t } = useTranslation("partner");
  return (
    <Form method="get" className="flex flex-wrap items-start gap-4" noValidate>
      <p className="field-hint basis-full">{t("dashboard.dayHint")}</p>
      {(["from", "to"] as const).map((end) => (
        <Field key={end} id={end} name={end} label={t(`dashboard.${end}`)} errors={errors[end]}>
          {(control) => <Input {...control} type="date" defaultValue={asked[end] || shown?.[end]} />}
        </Field>
      ))}
      <Button variant="secondary" className="mt-[1.95rem]">
        {t("dashboard.show")}
      </Button>
    </Form>
  );
}
