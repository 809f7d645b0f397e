import type { Chat } from "~/domain/chats/chat";
import { requestForm } from "~/domain/money/payment";
import type { Reply } from "~/forms/read-form";
import { typedPrice } from "~/forms/typed-price";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { DealPage } from "../payments/deal-page";
import type { PaymentTerms } from "../payments/payment-terms";
import { PersonLine } from "../payments/person-line";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextField } from "../ui/text-field";
import { ExtraFeeNote } from "./extra-fee-note";

export interface AskPageProps {
  chat: Chat;
  terms: PaymentTerms;
  isGone?: boolean;
  isBusiness?: boolean;
  result?: Reply;
  typed?: Record<string, string>;
}

export function AskPage({ chat, terms, isGone, isBusiness, result, typed }: AskPageProps) {
  const { t } = useTranslation("extraWork");
  const [form, fields] = useForm(requestForm, { id: "extra", lastResult: result, defaultValue: typed });
  const direct = terms.mode === "direct";
  const { name } = chat;
  return (
    <DealPage
      title={t(direct || isGone ? "ask.titleDirect" : "ask.title")}
      back={{ to: `/messages/${chat.uri}`, text: t("ask.back") }}
    >
      <PersonLine person={chat.opponent}>{chat.title}</PersonLine>
      <p>{t(direct ? "ask.introDirect" : isGone ? "ask.introAgain" : "ask.intro", { name })}</p>
      <Card>
        <PostForm form={form} className="grid gap-5">
          <FormErrors form={form} fields={fields} labels={{ description: t("ask.description") }} />
          <TextField
            field={fields.description}
            label={t("ask.description")}
            hint={t("ask.descriptionHint")}
            autoComplete="off"
          />
          <TextField
            field={fields.amount}
            label={t("ask.amount")}
            before="€"
            inputMode="decimal"
            autoComplete="off"
            className="money text-xl"
          />
          {!direct && (
            <ExtraFeeNote
              percent={terms.percent}
              name={name}
              asked={typedPrice(fields.amount)}
              isBusiness={isBusiness}
            />
          )}
          <Button className="button-wide" pendingText={t("ask.pending")}>
            {t("ask.submit", { name })}
          </Button>
        </PostForm>
      </Card>
    </DealPage>
  );
}
