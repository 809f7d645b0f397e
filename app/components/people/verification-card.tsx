import { canStartCheck, type Verification, type VerificationStatus } from "~/domain/accounts/verification";
import { useTranslation } from "~/locales/use-translation";
import { Badge } from "../ui/badge";
import { Button, type ButtonVariant } from "../ui/button";
import { Card } from "../ui/card";
import { Form } from "../ui/form";

const TEXTS = {
  none: "settings.verifyNone",
  started: "settings.verifyStarted",
  pending: "settings.verifyPending",
  verified: "settings.verifyVerified",
  rejected: "settings.verifyRejected",
} as const satisfies Record<VerificationStatus, string>;

const DIRECT_TEXTS = { ...TEXTS, none: "settings.verifyDirect" } as const;

const BUTTONS = {
  none: "settings.verifyStart",
  started: "settings.verifyGoOn",
  pending: "settings.verifyStart",
  verified: "settings.verifyStart",
  rejected: "settings.verifyStart",
} as const satisfies Record<VerificationStatus, string>;

interface VerificationCardProps {
  verification: Verification;
  direct: boolean;
  variant?: ButtonVariant;
  form?: string;
  heading?: "h2" | "h3";
}

export function VerificationCard({
  verification: { status, verified, reason },
  direct,
  variant,
  form,
  heading: Heading = "h2",
}: VerificationCardProps) {
  const { t } = useTranslation("profile");
  const button = (
    <Button
      variant={variant}
      name="intent"
      value="verify"
      pendingText={t("settings.verifyPendingText")}
      form={form}
      formNoValidate
    >
      {t(BUTTONS[status])}
    </Button>
  );
  return (
    <Card className="grid gap-4 p-5 sm:p-7" id="verify">
      <Heading className="flex flex-wrap items-center gap-3 text-xl">
        {t("settings.verify")}
        {verified && (
          <Badge tone="action" icon="verified">
            {t("settings.verifyVerified")}
          </Badge>
        )}
      </Heading>
      {!verified && <p>{t(direct ? DIRECT_TEXTS[status] : TEXTS[status])}</p>}
      {reason && <p>{reason}</p>}
      {verified && !direct && (
        <Form method="post" className="grid justify-items-start gap-3">
          <p>{t("settings.accountText")}</p>
          <Button variant="secondary" name="intent" value="account" pendingText={t("settings.verifyPendingText")}>
            {t("settings.account")}
          </Button>
        </Form>
      )}
      {canStartCheck(status) && (form ? <p>{button}</p> : <Form method="post">{button}</Form>)}
    </Card>
  );
}
