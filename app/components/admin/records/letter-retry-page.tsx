import type { DeadLetter } from "~/domain/admin";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { DeskAction } from "../desk-action";
import { LetterFacts } from "./letter-facts";

/** Asks once more before something is delivered again. */
export function LetterRetryPage({ letter, result }: { letter: DeadLetter; result?: Reply }) {
  const { t } = useTranslation("adminRecords");
  return (
    <DeskAction
      title={t("retry.title", { id: letter.id })}
      text={t("retry.text")}
      confirm={t("retry.confirm")}
      pending={t("retry.pending")}
      usual={t("retry.usual", { returnObjects: true })}
      back="/admin/outbox"
      result={result}
    >
      <LetterFacts letter={letter} />
    </DeskAction>
  );
}
