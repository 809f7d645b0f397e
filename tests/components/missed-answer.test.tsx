import { expect, it } from "vitest";
import { MissedAnswer } from "~/components/deals/missed-answer";
import { anAppointment } from "../mocks/deals";
import { AT } from "../mocks/factories/at";
import { textOf } from "./rendered";

it("names who gets what if the report of an absence is right", () => {
  const read = (isOwner: boolean, paid: number | null = null) =>
    textOf(
      <MissedAnswer
        appointment={anAppointment({ status: "missed", missed_until: AT })}
        name="Hassan B."
        answers={["admitted", "contested"]}
        isOwner={isOwner}
        held
        compensation={1500}
        paid={paid}
        waits={false}
      />,
    );
  expect(read(true)).toContain("Hassan B. krijgt € 15: 25% van het bod");
  expect(read(true)).toContain("De rest krijg je terug.");
  expect(read(true, 6300)).toContain("Jij krijgt € 48 terug.");
  expect(read(false)).toContain("Hassan B. krijgt alles terug, en het telt mee");
  expect(read(true)).not.toContain("De klusser");
});
