import type { DeadLetter } from "~/domain/admin";
import { useTranslation } from "~/locales/use-translation";
import { DeskMoment } from "../desk-moment";
import { Facts } from "./facts";

/** What kind of message it is, in words where we have them. */
export function LetterKind({ kind }: { kind: string }) {
  const { t } = useTranslation("adminRecords");
  const kinds: Record<string, string> = t("letters.kinds", { returnObjects: true });
  return kinds[kind] ?? kind;
}

export function LetterFacts({ letter }: { letter: DeadLetter }) {
  const { t } = useTranslation("adminRecords");
  const { id, kind, key, error, attempts, created_at, failed_at } = letter;
  return (
    <Facts
      title={t("letters.number", { id })}
      facts={[
        [t("letters.kind"), <LetterKind key="kind" kind={kind} />],
        [t("letters.key"), <code key="key">{key}</code>],
        [t("letters.error"), error],
        [t("letters.attempts"), attempts],
        [t("letters.made"), <DeskMoment key="made" at={created_at} />],
        [t("letters.failed"), failed_at && <DeskMoment at={failed_at} />],
      ]}
    />
  );
}
