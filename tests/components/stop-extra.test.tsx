import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { StopPage } from "~/components/stops/stop-page";
import { aStop, stopTogether } from "../mocks/deals";
import { aJob } from "../mocks/factories/job";
import { textOf } from "./rendered";

const parts = [
  { id: 9, amount: "60.50", fee_percent: 5 },
  { id: 10, amount: "10.00", fee_percent: 5, extra: true },
];

const SIDE = { role: "owner", viewer: 1 } as const;

type Back = ComponentProps<typeof StopPage>["back"];

const page = (
  stop: ReturnType<typeof stopTogether>,
  earned: number | null = null,
  back: Back = null,
  stopped = false,
  chargedBack: number | null = null,
) =>
  textOf(
    <StopPage
      job={aJob()}
      {...SIDE}
      stop={stop}
      chat={null}
      earned={earned}
      errors={[]}
      stopped={stopped}
      pays={null}
      voidCause={null}
      disputed={null}
      chargedBack={chargedBack}
      back={back}
      disputable={null}
    />,
  );

it("names the extra work in what the two can divide", () => {
  expect(page(stopTogether({ parts }))).toMatch(/Tussen € 0 en € 70,50\. Daar zit € 10 meerwerk bij/);
  expect(page(stopTogether({ parts }), 3500)).toMatch(/Verdiend: € 35 van € 70,50\. In dat totaal zit € 10 meerwerk\./);
  expect(page(stopTogether())).not.toContain("meerwerk");
});

it("says to both of a waiting proposal what of the whole was earned", () => {
  const proposal = aStop({ amount: "20.00" });
  expect(page(stopTogether({ parts, proposal }))).toMatch(
    /Verdiend: € 20 van € 70,50\. In dat totaal zit € 10 meerwerk\./,
  );
});

it("says before and after the division what comes back as credit", () => {
  const back = { card: 0, credit: 2100 };
  const before = "Wat je terugkrijgt, staat dan weer als tegoed in je wallet: € 21.";
  expect(page(stopTogether(), 4000, back)).toContain(before);
  expect(page(stopTogether({ proposal: aStop() }), null, back)).toContain(before);
  const agreed = stopTogether({ proposal: aStop({ status: "accepted" }), refused: "transition" });
  expect(page(agreed, null, back)).toContain("€ 21 staat weer als tegoed in je wallet.");
  expect(page(agreed)).not.toContain("tegoed");
});

it("says during a money stop that agreeing has to wait", () => {
  const proposal = aStop({ amount: "20.00" });
  const waiting = page(stopTogether({ proposal }), null, null, true);
  expect(waiting).toContain("Akkoord gaan kan nu even niet");
  expect(waiting).not.toContain("Goedkeuren");
});

it("names a dispute or the bank, not both", () => {
  const refused = stopTogether({ refused: "disputed" });
  const ofBank = page(refused, null, null, false, 9);
  expect(ofBank).toContain("De bank heeft de betaling teruggeboekt.");
  expect(ofBank).not.toContain("geschil over");
  expect(page(refused)).toContain("Er loopt een geschil over de betaling.");
});
