import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { OnceInput } from "../ui/once-input";

const ICONS = { refuse: "close", withdraw: "trash" } as const;

export function Withdrawal({ part, name }: { part: "refuse" | "withdraw"; name: string }) {
  const { t } = useTranslation("extraWork");
  return (
    <details className="rounded-card border border-line bg-card px-5 open:pb-5">
      <summary className="flex min-h-12 items-center gap-2 font-bold text-danger">
        <Icon name={ICONS[part]} />
        {t(`${part}.menu`)}
      </summary>
      <Form method="post" className="grid gap-4">
        <OnceInput form="drop" />
        <p>{t(`${part}.text`, { name })}</p>
        <Button variant="danger" name="intent" value="drop" pendingText={t(`${part}.pending`)}>
          {t(`${part}.submit`)}
        </Button>
      </Form>
    </details>
  );
}
