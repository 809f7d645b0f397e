import { type DecisionDetails, objectionFields } from "~/domain/admin/decision";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { formatDayAndTime } from "../format";
import { useLocale } from "../locale";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextareaField } from "../ui/text-field";
import { replyAbout } from "./reply-about";

type SuspendedDeal = DecisionDetails["deals"][number];

interface SuspendedDealsProps {
  deals: readonly SuspendedDeal[];
  token: string | null;
  result?: Reply;
}

export function SuspendedDeals({ deals, token, result }: SuspendedDealsProps) {
  const { t } = useTranslation("reports");
  return (
    <Card as="section" className="grid gap-5" aria-labelledby="deals-title">
      <h2 id="deals-title" className="text-xl">
        {t("decision.objection.title")}
      </h2>
      <ul className="grid gap-5">
        {deals.map((deal) => (
          <li key={deal.job} className="grid gap-3">
            <p className="wrap-anywhere">{deal.text}</p>
            {deal.objection !== null && (
              <blockquote className="whitespace-pre-line wrap-anywhere text-ink-soft">{deal.objection}</blockquote>
            )}
            {deal.may_object && deal.payment !== null && (
              <ObjectionForm
                deal={deal}
                payment={deal.payment}
                token={token}
                result={replyAbout(result, String(deal.payment))}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface ObjectionFormProps {
  deal: SuspendedDeal;
  payment: number;
  token: string | null;
  result?: Reply | undefined;
}

function ObjectionForm({ deal: { title, until }, payment, token, result }: ObjectionFormProps) {
  const { t } = useTranslation("reports");
  const locale = useLocale();
  const [form, fields] = useForm(objectionFields, { id: `objection-${payment}`, lastResult: result });
  return (
    <PostForm form={form} className="grid gap-5">
      {token !== null && <input type="hidden" name="token" value={token} />}
      <input type="hidden" name={fields.payment.name} value={payment} />
      <FormErrors form={form} fields={fields} />
      <TextareaField
        field={fields.text}
        label={t("decision.objection.label", { job: title })}
        hint={t(until ? "decision.objection.hintUntil" : "decision.objection.hint", {
          until: until && formatDayAndTime(until, locale),
        })}
        rows={5}
      />
      <Button variant="secondary" className="justify-self-start" pendingText={t("decision.pending")}>
        {t("decision.objection.send")}
      </Button>
    </PostForm>
  );
}
