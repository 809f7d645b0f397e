import type { StartStep } from "~/domain/start-helping";

const PATHS: Record<StartStep, string> = { work: "klussen", person: "wie", money: "geld" };

/** What a step is about: where people pay each other the last is not about money. */
export const topicOf = (step: StartStep, direct: boolean) => (step === "money" && direct ? "identity" : step);

/** The page of a step; without one that of all three. */
export const startAddress = (id: number | string, step: StartStep | null = null) =>
  `/profile/${id}/starten${step ? `/${PATHS[step]}` : ""}`;
