import { describe, expect, it } from "vitest";
import type { Appointment } from "~/domain/deals/appointment";
import { dealStepFor } from "~/domain/deals/deal-step";

const HOUR = 3_600_000;
const NOW = Date.parse("2026-03-03T08:00:00Z");
const [OWNER, HELPER] = [1, 2];

const meeting = (hours: number, over: Partial<Appointment> = {}): Appointment => ({
  id: 1,
  starts_at: new Date(NOW + hours * HOUR).toISOString(),
  ends_at: new Date(NOW + (hours + 2) * HOUR).toISOString(),
  status: "accepted",
  proposed_by: HELPER,
  missed_by: null,
  ...over,
});

const fresh = { appointment: null, begun: false, done: false, lacksAddress: false, hasCode: true, now: NOW };

function stepsOf(over: Partial<Omit<typeof fresh, "appointment">> & { appointment?: Appointment }) {
  return [
    dealStepFor("owner", { ...fresh, ...over, viewer: OWNER }),
    dealStepFor("helper", { ...fresh, ...over, viewer: HELPER }),
  ];
}

describe("the next step of a deal", () => {
  it.each<[string, Parameters<typeof stepsOf>[0], string[]]>([
    ["nothing is agreed", {}, ["propose", "propose"]],
    ["the address is missing", { lacksAddress: true }, ["give_address", "propose"]],
    ["a time is proposed", { appointment: meeting(48, { status: "proposed" }) }, ["answer", "wait"]],
    ["a proposal is over", { appointment: meeting(-1, { status: "proposed" }) }, ["propose", "propose"]],
    ["a time is declined", { appointment: meeting(48, { status: "declined" }) }, ["propose", "propose"]],
    ["the day is later", { appointment: meeting(48) }, ["see_appointment", "see_appointment"]],
    ["it is the day", { appointment: meeting(4) }, ["show_code", "enter_code"]],
    [
      "it is the day, without a code",
      { appointment: meeting(4), hasCode: false },
      ["see_appointment", "see_appointment"],
    ],
    ["the time has come", { appointment: meeting(-1) }, ["show_code", "enter_code"]],
    ["the time has come, without a code", { appointment: meeting(-1), hasCode: false }, ["approve", "mark_done"]],
    ["the time is over", { appointment: meeting(-3) }, ["approve", "mark_done"]],
    ["the work began", { begun: true, lacksAddress: true }, ["approve", "mark_done"]],
    ["the work is done", { begun: true, done: true }, ["approve", "wait"]],
  ])("if %s", (_, over, steps) => {
    expect(stepsOf(over)).toEqual(steps);
  });
});
