import type { Decision, DecisionDetails } from "~/domain/admin/decision";
import { bringsJobBack, canBecome, isOnAccount, isReversed } from "~/domain/admin/decision-life";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { formatLongDay } from "../format";
import { useLocale } from "../locale";
import { BackLink } from "../ui/back-link";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { AppealForm } from "./appeal-form";
import { ACTION_TONES, APPEAL_TONES } from "./decision-rows";
import { DecisionSubject } from "./decision-subject";
import { replyAbout } from "./reply-about";
import { SuspendedDeals } from "./suspended-deals";

export interface DecisionPageProps {
  decision: DecisionDetails;
  token: string | null;
  signedIn: boolean;
  result?: Reply;
  typed?: Record<string, string> | undefined;
}

export function DecisionPage({ decision, token, signedIn, result, typed }: DecisionPageProps) {
  const { t } = useTranslation("reports");
  const locale = useLocale();
  const { action, appeal, reason, own_initiative: own, target_type: about, standing } = decision;
  const reversed = isReversed(decision);
  const facts = [
    ...(decision.statement ? [{ name: t("decision.why"), value: decision.statement }] : []),
    { name: t(own ? "decision.ground" : "decision.reason"), value: t(`form.reasons.${reason}`) },
    { name: t("decision.how"), value: t(own ? "decision.howOwn" : "decision.howText") },
  ];
  return (
    <section className="page-width grid justify-items-center py-6 sm:py-12">
      <div className="grid w-full max-w-xl gap-5">
        {signedIn && <BackLink to="/profile/decisions">{t("decision.back")}</BackLink>}
        <h1>{t(reversed ? "decision.reversed" : "decision.title")}</h1>
        <p className="text-ink-soft">
          {t(`decision.about.${about}`)} ·{" "}
          <time dateTime={decision.created_at}>{formatLongDay(decision.created_at, locale)}</time>
        </p>
        <DecisionSubject subject={decision.subject} />
        {reversed && <p>{t("decision.reversedText")}</p>}
        {reversed && standing && (
          <p>{t(`decision.standing.${isOnAccount(decision) ? "account" : "content"}`, { other: standing })}</p>
        )}
        {reversed && bringsJobBack(decision, standing ?? null) && <p>{t("decision.jobBack")}</p>}
        {appeal && reversed && <Appeal appeal={appeal} />}
        <Card className="grid gap-5">
          {reversed && <h2 className="text-xl">{t("decision.before")}</h2>}
          <Badge tone={reversed ? "neutral" : ACTION_TONES[action]} className="justify-self-start">
            {t(`decision.action.${action}`)}
          </Badge>
          <dl className="grid gap-4">
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt className="font-bold">{name}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        {appeal && !reversed && <Appeal appeal={appeal} />}
        {decision.deals.length > 0 && <SuspendedDeals deals={decision.deals} token={token} result={result} />}
        {canBecome(appeal?.status ?? null, "open") && (
          <AppealForm token={token} result={replyAbout(result, null)} typed={typed} />
        )}
        {!reversed && <p className="text-sm text-ink-soft">{t("decision.more")}</p>}
      </div>
    </section>
  );
}

function Appeal({ appeal }: { appeal: NonNullable<Decision["appeal"]> }) {
  const { t } = useTranslation("reports");
  return (
    <Card as="section" className="grid gap-4" aria-labelledby="appeal-title">
      <h2 id="appeal-title" className="text-xl">
        {t("decision.yours")}
      </h2>
      <Badge tone={APPEAL_TONES[appeal.status]} className="justify-self-start">
        {t(`decision.status.${appeal.status}`)}
      </Badge>
      <p className="whitespace-pre-line wrap-anywhere">{appeal.text}</p>
      {appeal.statement !== null && (
        <div className="grid gap-1 rounded-card rounded-ss-none bg-action-tint px-4 py-3">
          <p className="font-bold">{t("decision.answer")}</p>
          <p className="whitespace-pre-line wrap-anywhere">{appeal.statement}</p>
        </div>
      )}
    </Card>
  );
}
