import { useTranslation } from "~/locales/use-translation";
import { stopAddress } from "../deals/stop-address";
import { DealLine } from "./deal-line";
import type { NextStepProps } from "./next-step-props";

export function StopLine({ chat, viewer, stop }: Pick<NextStepProps, "chat" | "viewer" | "stop">) {
  const { t } = useTranslation("messages");
  const proposal = stop?.proposal;
  if (!proposal) return null;
  const own = proposal.by === viewer;
  return (
    <DealLine
      icon="euro"
      text={t(own ? (chat.suspended ? "stop.ownSuspended" : "stop.own") : "stop.asked", { name: chat.name })}
      to={stopAddress(chat.job)}
      link={t(own ? "stop.see" : "stop.answer")}
    />
  );
}
