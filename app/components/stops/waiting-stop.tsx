import { isSuspended } from "~/domain/accounts/account-life";
import { answerableUntil, mayStillAgree, stopDivision } from "~/domain/deals/stop-life";
import type { StopProposal } from "~/domain/deals/stop-proposal";
import { centsOf } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { DivisionTable } from "../deals/division-table";
import { stopAddress } from "../deals/stop-address";
import { formatDeadline } from "../format";
import { useLocale } from "../locale";
import { MoneyStopped } from "../payments/money-stopped";
import { PersonLine } from "../payments/person-line";
import { useWayText } from "../payments/use-back-text";
import { Button, type ButtonVariant } from "../ui/button";
import { Card } from "../ui/card";
import { PostForm } from "../ui/post-form";
import type { StopPageProps } from "./stop-page-props";
import { EarnedOfWhole, partsOf } from "./stop-whole";

type WaitingProps = StopPageProps & { proposal: StopProposal };

export function WaitingStop(page: WaitingProps) {
  const { t } = useTranslation("stop");
  const locale = useLocale();
  const wayText = useWayText();
  const { stop, role, viewer, proposal, pays } = page;
  const own = proposal.by === viewer;
  const values = { name: stop.other.name, until: formatDeadline(answerableUntil(proposal.until, pays), locale) };
  return (
    <Card className="grid gap-5 border-action">
      {!own && <PersonLine person={stop.other} />}
      <div className="grid gap-1">
        <h2 className="text-xl">{t(own ? "waiting.own" : "waiting.theirs", values)}</h2>
        <EarnedOfWhole stop={stop} earned={centsOf(proposal.amount)} />
        {proposal.replaces && (
          <p className="text-ink-soft">{t(own ? "waiting.replacesOwn" : "waiting.replaces", values)}</p>
        )}
      </div>
      <DivisionTable
        division={stopDivision(partsOf(stop), centsOf(proposal.amount))}
        role={role === "owner" ? "payer" : "payee"}
        other={stop.other}
      />
      {page.back && <p>{wayText(page.back)}</p>}
      {own ? (
        <>
          <p>{t(isSuspended(stop.other) ? "waiting.suspended" : "waiting.until", values)}</p>
          <Drop {...page} words="withdraw" />
        </>
      ) : (
        <>
          <p>{t("waiting.untilOwn", values)}</p>
          <Agree {...page} />
          <Drop {...page} words="refuse" />
        </>
      )}
    </Card>
  );
}

function Agree(page: WaitingProps) {
  const { t } = useTranslation("stop");
  if (!mayStillAgree(page.stop.refused)) return null;
  if (page.stopped) return <MoneyStopped act="agree" />;
  return (
    <>
      <p>{t(centsOf(page.proposal.amount) === 0 ? "waiting.finalOpen" : "waiting.final")}</p>
      <Answer {...page} intent="agree" text={t("waiting.agree")} pending={t("waiting.agreePending")} />
    </>
  );
}

function Drop({ words, ...page }: WaitingProps & { words: "withdraw" | "refuse" }) {
  const { t } = useTranslation("stop");
  return (
    <Answer
      {...page}
      intent={words}
      variant="secondary"
      text={t(`waiting.${words}`)}
      pending={t(`waiting.${words}Pending`)}
    />
  );
}

interface AnswerProps extends WaitingProps {
  intent: "agree" | "refuse" | "withdraw";
  variant?: ButtonVariant;
  text: string;
  pending: string;
}

function Answer({ job, proposal, intent, variant, text, pending }: AnswerProps) {
  return (
    <PostForm form={{ id: intent }} action={stopAddress(job.id)}>
      {/* The API rejects another proposal than the user saw. */}
      <input type="hidden" name="proposal" value={proposal.id} />
      <Button variant={variant} className="button-wide" name="intent" value={intent} pendingText={pending}>
        {text}
      </Button>
    </PostForm>
  );
}
