import { askedIn, missingIn, nextStep, START_STEPS, type StartStep } from "~/domain/accounts/start-helping";
import type { OwnProfile } from "~/domain/accounts/user";
import { useTranslation } from "~/locales/use-translation";
import { startAddress, topicOf } from "../people/start-address";
import { Alert } from "../ui/alert";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { Link } from "../ui/link";

interface OverviewPageProps {
  id: number;
  profile: OwnProfile;
  direct: boolean;
}

export function OverviewPage({ id, profile, direct }: OverviewPageProps) {
  const { t } = useTranslation("start");
  const next = nextStep(profile, direct);
  const begun = START_STEPS.some((step) => missingIn(step, profile, direct).length === 0);
  return (
    <section className="grid max-w-2xl gap-6">
      <header className="grid gap-1">
        <h1>{t("title")}</h1>
        <p className="text-ink-soft">{t("intro")}</p>
      </header>
      {next === null && (
        <Alert tone="success" title={t("done.title")}>
          {t(profile.verified ? (direct ? "done.textDirect" : "done.text") : "done.pending")}
        </Alert>
      )}
      {next === null ? (
        <ButtonLink className="justify-self-start" to="/browse-tasks">
          {t("done.browse")}
        </ButtonLink>
      ) : (
        <ButtonLink className="sm:justify-self-start" to={startAddress(id, next)}>
          {t(begun ? "goOn" : "begin", { step: START_STEPS.indexOf(next) + 1 })}
        </ButtonLink>
      )}
      <ol className="grid gap-3">
        {START_STEPS.map((step, at) => (
          <StepCard key={step} id={id} step={step} number={at + 1} profile={profile} direct={direct} />
        ))}
      </ol>
    </section>
  );
}

interface StepCardProps {
  id: number;
  step: StartStep;
  number: number;
  profile: OwnProfile;
  direct: boolean;
}

function StepCard({ id, step, number, profile, direct }: StepCardProps) {
  const { t } = useTranslation("start");
  const missing = askedIn(step, profile, direct);
  return (
    <Card as="li" interactive className="grid gap-1 p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">
          <Link className="card-link" to={startAddress(id, step)}>
            {number}. {t(`${topicOf(step, direct)}.title`)}
          </Link>
        </h2>
        {missing.length === 0 ? (
          <Badge tone="action" icon="check">
            {t("state.done")}
          </Badge>
        ) : (
          <Badge tone="attention">{t("state.missing", { count: missing.length })}</Badge>
        )}
      </div>
      <p className="text-ink-soft">{t(`${topicOf(step, direct)}.intro`)}</p>
      {missing.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {missing.map((need) => (
            <li key={need}>{t(`needs.${need}`)}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
