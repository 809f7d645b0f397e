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

const page = (stop: ReturnType<typeof stopTogether>, earned: number | null = null) =>
  textOf(
    <StopPage
      job={aJob()}
      {...SIDE}
      stop={stop}
      chat={null}
      earned={earned}
      errors={[]}
      stopped={false}
      pays={null}
      disputed={null}
      disputable={null}
    />,
  );

it("names the extra work in what the two can divide", () => {
  expect(page(stopTogether({ parts }))).toMatch(/Tussen € 0 en € 70,50\. Daar zit € 10 meerwerk bij/);
  expect(page(stopTogether({ parts }), 3500)).toMatch(/Verdiend: € 35 van € 70,50\. Daar zit € 10 meerwerk bij/);
  expect(page(stopTogether())).not.toContain("meerwerk");
});

it("says to both of a waiting proposal what of the whole was earned", () => {
  const proposal = aStop({ amount: "20.00" });
  expect(page(stopTogether({ parts, proposal }))).toMatch(/Verdiend: € 20 van € 70,50\. Daar zit € 10 meerwerk/);
});
