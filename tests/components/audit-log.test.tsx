import { expect, it } from "vitest";
import { LogTable } from "~/components/admin/records/log";
import { withShare } from "../../workers/api/db/audit";
import { AT } from "../mocks/factories/at";
import { aCard } from "../mocks/factories/person";
import { textOf } from "./rendered";

const log = (reason: string, language: "nl" | "en") =>
  textOf(
    <LogTable
      caption="Log"
      entries={[
        { id: 1, admin: aCard(), action: "refund", target_type: "payment", target_id: 9, reason, created_at: AT },
      ]}
    />,
    language,
  );

it("words a division in the language of the reader", () => {
  const reason = withShare("Half klaar", { amount: 8_000 }, { earned: 5_000, extraBack: false });
  expect(log(reason, "nl")).toContain("Verdiend: € 50,00 van de € 80,00. Half klaar");
  expect(log(reason, "en")).toContain("Earned: €50.00 of €80.00. Half klaar");
  const back = withShare("Half klaar", { amount: 8_000 }, { earned: 5_000, extraBack: true });
  expect(log(back, "nl")).toContain("van de € 80,00. Het meerwerk ging terug. Half klaar");
});

it("leaves other reasons as they were typed", () => {
  expect(log("helper belt niet terug", "nl")).toContain("helper belt niet terug");
});
