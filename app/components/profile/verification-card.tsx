import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { afterVerificationEvent, type Verification, type VerificationStatus } from "~/domain/verification";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Card } from "../ui/card";

const TEXTS = {
  none: "settings.verifyNone",
  started: "settings.verifyStarted",
  pending: "settings.verifyPending",
  verified: "settings.verifyVerified",
  rejected: "settings.verifyRejected",
} as const satisfies Record<VerificationStatus, string>;

/** How the identity check stands, and the way to it. */
export function VerificationCard({ verification: { status, reason } }: { verification: Verification }) {
  const { t } = useTranslation("profile");
  const waiting = status === "pending";
  return (
    <Card className="grid gap-4 p-5 sm:p-7" id="verify">
      <h2 className="flex flex-wrap items-center gap-3 text-xl">
        {t("settings.verify")}
        {status === "verified" && (
          <Badge tone="action" icon="verified">
            {t("settings.verifyVerified")}
          </Badge>
        )}
      </h2>
      {status !== "verified" && <p>{t(TEXTS[status])}</p>}
      {reason && <p>{reason}</p>}
      {!waiting && afterVerificationEvent(status, "start") && (
        <Form method="post">
          <Button name="intent" value="verify" pendingText={t("settings.verifyPendingText")}>
            {status === "started" ? t("settings.verifyGoOn") : t("settings.verifyStart")}
          </Button>
        </Form>
      )}
    </Card>
  );
}
