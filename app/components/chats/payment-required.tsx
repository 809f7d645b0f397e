import { useEffect, useRef } from "react";
import type { Message } from "~/domain/chats/chat";
import { canAccept } from "~/domain/deals/bid-life";
import { formatEuros, parseMoney } from "~/domain/money/money";
import type { OtherPaid } from "~/live/chat-facts";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { ButtonLink } from "../ui/button-link";
import { Dialog } from "../ui/dialog";
import type { NextStepProps } from "./next-step-props";

interface PaymentRequiredProps extends Pick<NextStepProps, "chat" | "viewer" | "jobStatus" | "money" | "terms"> {
  otherPaid: OtherPaid | null;
  messages: readonly Message[];
}

/** Without a script the notice replaces the field. */
export function PaymentRequired(props: PaymentRequiredProps) {
  const { chat, viewer, jobStatus, money, otherPaid, messages } = props;
  const owes =
    chat.owner === viewer &&
    chat.bid !== null &&
    canAccept({ status: chat.bid.status, job_status: jobStatus ?? "deleted" }) &&
    !chat.suspended &&
    !money.paying &&
    !money.late &&
    otherPaid === null;
  const hasTalked = messages.some(({ chat_user, bid }) => chat_user.id === viewer && bid === null);
  return owes && hasTalked ? <Required {...props} /> : null;
}

function Required({ chat, terms }: PaymentRequiredProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const direct = terms.mode === "direct";
  const values = { name: chat.name, amount: formatEuros(parseMoney(chat.bid?.amount ?? "") ?? 0, locale) };
  return (
    <Dialog ref={dialog} id="payment-required" title={t("notice.ownerTitle", values)} closeLabel={t("notice.later")}>
      <p>{t(direct ? "notice.requiredDirect" : "notice.required", values)}</p>
      <ButtonLink className="mt-4" to={`/messages/${chat.uri}/accepteren`}>
        {t(direct ? "notice.acceptDirect" : "notice.accept")}
      </ButtonLink>
    </Dialog>
  );
}
