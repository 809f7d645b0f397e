import { expect, it } from "vitest";
import { PayoutPage } from "~/components/wallet/payout-page";
import { aWallet } from "../mocks/factories/wallet";
import { textOf } from "./rendered";

const page = (wallet: Partial<ReturnType<typeof aWallet>>) =>
  textOf(
    <PayoutPage
      wallet={{ ...aWallet({ balance: "100.00", can_payout: true, refusal: null }), ...wallet }}
      stopped={false}
      onItsWay={null}
      amount={5000}
      typed="50"
      now={Date.parse("2026-03-03T12:00:00Z")}
      errors={{ amount: [], form: [] }}
    />,
  );

it("asks for confirmation only of a payout that is possible: Back returns here after one", () => {
  expect(page({})).toContain("Klopt dit?");
  const after = page({ balance: "0.00", can_payout: false, refusal: "nothing_to_pay_out" });
  expect(after).toContain("Er is nu niets om uit te betalen");
  expect(after).not.toContain("Klopt dit?");
});
