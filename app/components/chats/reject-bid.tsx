import { asHelper } from "~/domain/accounts/as-helper";
import type { Chat } from "~/domain/chats/chat";
import type { Cents } from "~/domain/money/money";
import { formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { PersonLine } from "../payments/person-line";
import { Alert } from "../ui/alert";
import { Card } from "../ui/card";
import { ConfirmButtons } from "../ui/confirm-buttons";
import { Form } from "../ui/form";

interface RejectBidProps {
  chat: Chat;
  bid: { cents: Cents };
  back: string;
  refusal?: string;
}

export function RejectBid({ chat, bid, back, refusal }: RejectBidProps) {
  const { t } = useTranslation(["bids", "owner", "payments"]);
  const locale = useLocale();
  const chatting = back === `/messages/${chat.uri}`;
  return (
    <DealPage
      title={t("reject.title", { name: chat.name })}
      back={{ to: back, text: chatting ? t("payments:accept.back") : t("owner:bids.back") }}
    >
      {refusal && <Alert tone="error" live title={refusal} />}
      <Card className="grid gap-5">
        <PersonLine person={asHelper(chat.opponent)}>{chat.title}</PersonLine>
        <p>{t("reject.text", { name: chat.name, amount: formatEuros(bid.cents, locale) })}</p>
        <Form method="post">
          <ConfirmButtons
            variant="danger"
            submit={t("reject.submit")}
            pending={t("reject.pending")}
            back={back}
            cancel={chatting ? t("reject.back") : t("owner:bids.backNo")}
          />
        </Form>
      </Card>
    </DealPage>
  );
}
