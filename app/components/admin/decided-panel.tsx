import type { ReactNode } from "react";
import type { DeskDecision } from "~/domain/admin/desk";
import { useTranslation } from "~/locales/use-translation";
import { ACTION_TONES } from "../reports/decision-rows";
import { Badge } from "../ui/badge";
import { DeskFacts } from "./desk-facts";
import { DeskMoment } from "./desk-moment";
import { DeskPanel } from "./desk-panel";

export function DecidedPanel({ decision, children }: { decision: DeskDecision; children?: ReactNode }) {
  const { t } = useTranslation("admin");
  const { action, decided_by, note, statement, created_at } = decision;
  return (
    <DeskPanel title={t("decided.title")} aside={<Badge tone={ACTION_TONES[action]}>{t(`decided.${action}`)}</Badge>}>
      <DeskFacts
        facts={[
          { name: t("decided.by"), value: decided_by?.name ?? t("decided.unknown") },
          { name: t("decided.at"), value: <DeskMoment at={created_at} /> },
          ...(note === null ? [] : [{ name: t("reason.label"), value: note }]),
        ]}
      />
      <blockquote className="desk-words">{statement}</blockquote>
      {children}
    </DeskPanel>
  );
}
