import type { UserCard } from "~/domain/accounts/user-card";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Form } from "../ui/form";

type UnblockButtonProps = { person: Pick<UserCard, "id" | "name">; next: string };

export function UnblockButton({ person, next }: UnblockButtonProps) {
  const { t } = useTranslation("reports");
  return (
    <Form method="post" action={`/helper/${person.id}/blokkeren`}>
      <input type="hidden" name="next" value={next} />
      <Button
        variant="secondary"
        className="button-small"
        name="intent"
        value="unblock"
        aria-label={t("block.undoOf", { name: person.name })}
      >
        {t("block.undoButton")}
      </Button>
    </Form>
  );
}
