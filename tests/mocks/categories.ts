import { contract } from "~/api/contract";
import type { JobStatistics } from "~/domain/jobs/job";
import { answers, isOffline, refusesFields } from "./answers";

const someFacts = (of: Partial<JobStatistics> = {}): JobStatistics => ({
  available: 128,
  average_budget: 74,
  active: 1240,
  ...of,
});

export const facts = {
  known: answers(contract.job.statistics, someFacts()),
  none: answers(contract.job.statistics, someFacts({ available: 0, average_budget: null, active: 0 })),
  offline: isOffline(contract.job.statistics),
};

export const inCategory = {
  refused: refusesFields(contract.job.list, {
    zip4: ["Ongeldige waarde."],
    price: ["Vul een bedrag in, zoals 12,50."],
  }),
};
