import { expect, it } from "vitest";
import { RequestPage } from "~/components/deals/request-page";
import { paymentTermsFrom } from "~/components/payments/payment-terms";
import { aPayment } from "../mocks/factories/payment";
import { aCard } from "../mocks/factories/person";
import { textOf } from "./rendered";

const role = "payer" as const;

const page = (status: "open" | "processing") =>
  textOf(
    <RequestPage
      payment={aPayment({ id: 14, kind: "request", status, bid_id: null })}
      role={role}
      other={aCard()}
      job={null}
      stopBy={null}
      terms={paymentTermsFrom({ payment_mode: "held", fee_percent: "5.00", payout_day: 25 })}
      stopped={false}
      disputable={false}
      onHold={{ disputed: null, chargedBack: null }}
      changeable
      now={0}
      refusal="Dat kan nu niet meer."
    />,
  );

it("says that nothing was paid only while nothing is paid", () => {
  expect(page("open")).toContain("Dat kan nu niet meer. Er is niets betaald.");
  expect(page("processing")).toContain("Dat kan nu niet meer.");
  expect(page("processing")).not.toContain("Er is niets betaald");
});
