import type { StartStep } from "~/domain/accounts/start-helping";

const PATHS: Record<StartStep, string> = { work: "klussen", person: "wie", money: "geld" };

export const topicOf = (step: StartStep, direct: boolean) => (step === "money" && direct ? "identity" : step);

export const startAddress = (id: number | string, step: StartStep | null = null) =>
  `/profile/${id}/starten${step ? `/${PATHS[step]}` : ""}`;
