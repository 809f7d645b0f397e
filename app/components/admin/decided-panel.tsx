import type { ReactNode } from "react";
import type { DeskDecision } from "~/domain/admin/case-files";
import { useTranslation } from "~/locales/use-translation";
import { ACTION_TONES } from "../reports/decision-rows";
import { Badge } from "../ui/badge";
import { AdminFacts } from "./admin-facts";
import { AdminMoment } from "./admin-moment";
import { AdminPanel } from "./admin-panel";

export function DecidedPanel({ decision, children }: { decision: DeskDecision; children?: ReactNode }) {
  const { t } = useTranslation("admin");
  const { action, decided_by, note, statement, created_at } = decision;
  return (
    <AdminPanel title={t("decided.title")} aside={<Badge tone={ACTION_TONES[action]}>{t(`decided.${action}`)}</Badge>}>
      <AdminFacts
        facts={[
          { name: t("decided.by"), value: decided_by?.name ?? t("decided.unknown") },
          { name: t("decided.at"), value: <AdminMoment at={created_at} /> },
          ...(note === null ? [] : [{ name: t("reason.label"), value: note }]),
        ]}
      />
      <blockquote className="admin-words">{statement}</blockquote>
      {children}
    </AdminPanel>
  );
}
