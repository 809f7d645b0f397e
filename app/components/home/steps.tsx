import type { OwnVideo } from "~/domain/values/named";
import { useTranslation } from "~/locales/use-translation";
import { Scene, type SceneName } from "../illustrations/scene";
import { Section } from "../ui/section";
import { Video } from "./video";

const STEPS = [
  { name: "post", scene: "thanks" },
  { name: "choose", scene: "chat" },
  { name: "done", scene: "wallet" },
] as const satisfies { name: string; scene: SceneName }[];

export function Steps({ video }: { video: OwnVideo | null }) {
  const { t } = useTranslation("home");
  return (
    <Section id="stappen" title={t("steps.title")} ground="card">
      <ol className="grid gap-5 md:grid-cols-3 md:gap-10">
        {STEPS.map(({ name, scene }, index) => (
          <li
            key={name}
            className="grid grid-cols-[5rem_minmax(0,1fr)] content-start items-start gap-x-4 gap-y-4 max-[20rem]:grid-cols-1 md:grid-cols-1"
          >
            <Scene name={scene} className="w-full max-w-56" />
            <div className="grid gap-1.5">
              <h3 className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2">
                <span className="home-step-number" aria-hidden="true">
                  {index + 1}
                </span>
                <span className="self-center">{t(`steps.${name}.title`)}</span>
              </h3>
              <p className="text-ink-soft">{t(`steps.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      {video && <Video {...video} />}
    </Section>
  );
}
