import type { DeadLetter } from "~/domain/admin";
import { useTranslation } from "~/locales/use-translation";
import { DeskAction, type DeskActionProps } from "../desk-action";
import { LetterFacts } from "./letter-facts";

export function LetterRetryPage({
  letter,
  ...rest
}: { letter: DeadLetter } & Pick<DeskActionProps, "closed" | "limits" | "result">) {
  const { t } = useTranslation("adminRecords");
  return (
    <DeskAction
      title={t("retry.title", { id: letter.id })}
      text={letter.kind === "provider" ? `${t("retry.text")} ${t("retry.money")}` : t("retry.text")}
      confirm={t("retry.confirm")}
      pending={t("retry.pending")}
      usual={t("retry.usual", { returnObjects: true })}
      back="/admin/outbox"
      {...rest}
    >
      <LetterFacts letter={letter} />
    </DeskAction>
  );
}
