import type { Decision } from "~/domain/decision";
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
