import type { Decision, DecisionDetails } from "~/domain/admin/decision";
import { AT } from "./at";

export function aDecision(of: Partial<Decision> = {}): Decision {
  return {
    id: 71,
    target_type: "comment",
    target_id: 3,
    action: "remove",
    reason: "contact_details",
    statement: "Er stond een telefoonnummer in. Dat mag niet in een vraag die iedereen kan lezen.",
    own_initiative: false,
    created_at: AT,
    appeal: null,
    ...of,
  };
}

export const aDecisionInFull = ({ deals = [], ...of }: Partial<DecisionDetails> = {}): DecisionDetails => ({
  ...aDecision(of),
  deals,
});

export const aSuspendedDeal = (
  of: Partial<DecisionDetails["deals"][number]> = {},
): DecisionDetails["deals"][number] => ({
  job: 4,
  title: "Kraan vervangen",
  text: "‘Kraan vervangen’: Hassan Bakker gaf aan dat het werk klaar is. Doe je niets, dan gaat je betaling van € 63 op zondag 8 maart om 10:00 naar Hassan Bakker.",
  until: "2026-03-08T09:00:00Z",
  payment: 9,
  may_object: true,
  objection: null,
  ...of,
});
