import { mayWithdraw } from "~/domain/deals/dispute-life";
import { isPaused } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { OnceInput } from "../ui/once-input";
import type { DisputeRoomProps } from "./dispute-room-props";

export function CloseDispute({ payment, dispute, viewer }: Pick<DisputeRoomProps, "payment" | "dispute" | "viewer">) {
  const { t } = useTranslation("disputes");
  if (!mayWithdraw(dispute, viewer)) return null;
  return (
    <details className="rounded-card border border-line bg-card px-5 open:pb-5">
      <summary className="flex min-h-12 items-center gap-2 py-3 font-bold">
        <Icon name="check-circle" />
        {t("room.close")}
      </summary>
      <Form method="post" className="grid gap-4">
        <OnceInput form="close" />
        <p>{t(isPaused(payment) ? "room.closePaused" : dispute.absence_at ? "room.closeHeld" : "room.closeText")}</p>
        {dispute.absence_at && <p>{t("room.closeAbsence")}</p>}
        <Button variant="secondary" pendingText={t("room.closePending")}>
          {t("room.closeSubmit")}
        </Button>
      </Form>
    </details>
  );
}
