import type { DeadLetter } from "~/domain/admin/admin";
import { ORDER_OUTCOMES } from "~/domain/money/order-outcome";
import { useTranslation } from "~/locales/use-translation";
import { ChoiceLinks } from "../choice-links";
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
      {letter.kind === "provider" && !rest.closed && (
        <ChoiceLinks
          label={t("orderEnd.label")}
          choices={ORDER_OUTCOMES.map((outcome) => ({
            to: `/admin/outbox/${letter.id}/${outcome}`,
            text: t(`orderEnd.${outcome}.link`),
            hint: t(`orderEnd.${outcome}.hint`),
          }))}
        />
      )}
    </DeskAction>
  );
}
