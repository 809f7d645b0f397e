import type { ReactNode } from "react";
import { missingIn, START_STEPS, type StartStep } from "~/domain/accounts/start-helping";
import type { OwnProfile } from "~/domain/accounts/user";
import { useTranslation } from "~/locales/use-translation";
import { startAddress, topicOf } from "../people/start-address";
import { Steps } from "../ui/steps";

interface StartPageProps {
  id: number;
  step: StartStep;
  profile: OwnProfile;
  direct: boolean;
  children: ReactNode;
}

export function StartPage({ id, step, profile, direct, children }: StartPageProps) {
  const { t } = useTranslation("start");
  const current = START_STEPS.indexOf(step) + 1;
  const steps = START_STEPS.map((one) => ({
    name: t(`${topicOf(one, direct)}.name`),
    to: startAddress(id, one),
    done: missingIn(one, profile, direct).length === 0,
  }));
  return (
    <section className="grid w-full max-w-2xl gap-6">
      <Steps label={t("steps", { step: current })} steps={steps} current={current} />
      <header className="grid gap-1">
        <h1>{t(`${topicOf(step, direct)}.title`)}</h1>
        <p className="text-ink-soft">{t(`${topicOf(step, direct)}.intro`)}</p>
      </header>
      {children}
    </section>
  );
}
