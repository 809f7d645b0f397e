import type { ReactNode } from "react";
import { missingIn, START_STEPS, type StartStep } from "~/domain/start-helping";
import type { OwnProfile } from "~/domain/user";
import { useTranslation } from "~/locales/use-translation";
import { Steps } from "../ui/steps";
import { startAddress } from "./start-address";

interface StartPageProps {
  id: number;
  step: StartStep;
  profile: OwnProfile;
  children: ReactNode;
}

/** One of the three steps: where one is, with the way to the others, and its form. */
export function StartPage({ id, step, profile, children }: StartPageProps) {
  const { t } = useTranslation("start");
  const current = START_STEPS.indexOf(step) + 1;
  const steps = START_STEPS.map((one) => ({
    name: t(`${one}.name`),
    to: startAddress(id, one),
    done: missingIn(one, profile).length === 0,
  }));
  return (
    <section className="grid w-full max-w-2xl gap-6">
      <Steps label={t("steps", { step: current })} steps={steps} current={current} />
      <header className="grid gap-1">
        <h1>{t(`${step}.title`)}</h1>
        <p className="text-ink-soft">{t(`${step}.intro`)}</p>
      </header>
      {children}
    </section>
  );
}
