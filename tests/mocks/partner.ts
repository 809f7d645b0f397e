import { contract } from "~/api/contract";
import type { PartnerDashboard } from "~/domain/site/partner";
import { answers, isOffline, refuses, refusesFields } from "./answers";
import { aViewer } from "./factories/person";

const { partner: calls } = contract;

export const aPartner = () => aViewer({ name: "Buurtkrant", roles: ["partner"], partner_id: "buurtkrant" });

const DAYS = 30;
const dayOf = (at: number) => new Date(Date.UTC(2026, 1, 2 + at)).toISOString().slice(0, 10);

function aDashboard(overrides: Partial<PartnerDashboard> = {}): PartnerDashboard {
  const days = Array.from({ length: DAYS }, (_, at) => ({
    date: dayOf(at),
    visits: (at * 7) % 13,
    conversions: at % 6 === 4 ? 1 : 0,
  }));
  return {
    partner_id: "buurtkrant",
    name: "Buurtkrant",
    visits: 179,
    conversions: 5,
    conversion_rate: 2.8,
    days,
    ...overrides,
  };
}

const quiet = aDashboard().days.map(({ date }) => ({ date, visits: 0, conversions: 0 }));

export const partner = {
  happy: [
    answers(calls.logIn, { access: "access", refresh: "refresh", expires_in: 900 }),
    answers(calls.dashboard, aDashboard()),
  ],
  isUnknown: refuses(calls.logIn, "bad_credentials"),
  none: answers(calls.dashboard, aDashboard({ visits: 0, conversions: 0, conversion_rate: 0, days: quiet })),
  wrongPeriod: refusesFields(calls.dashboard, {
    from: ["De periode eindigt voordat ze begint. Kies een eerdere dag."],
  }),
  offline: isOffline(calls.dashboard),
  failed: refuses(calls.dashboard, "internal_error"),
};
