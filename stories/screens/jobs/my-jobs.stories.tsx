import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aBid } from "../../../tests/mocks/factories/bid";
import { aJob, anOtherJob } from "../../../tests/mocks/factories/job";
import { bids, jobs } from "../../../tests/mocks/outcomes";
import { english, mobile, opens, petra, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/profile/1/my-jobs", viewer: petra } });

export const Default = meta.story({ play: opens("Mijn klussen") });
export const Empty = meta.story({
  args: { outcomes: [jobs.noneOwn, bids.noneOwn] },
  play: says("Plaats wat er moet gebeuren. Buren bieden, jij kiest."),
});

export const Waiting = meta.story({
  args: { outcomes: [jobs.own([aJob({ bids: [aBid(), aBid({ id: 8 })] })])] },
  play: says("2 wachten op antwoord"),
});

export const EveryStatus = meta.story({
  args: {
    outcomes: [
      jobs.own([aJob(), { ...anOtherJob(2), status: "reserved" }, { ...anOtherJob(3), status: "solved" }]),
      bids.own([aBid(), aBid({ id: 8, status: "accepted" }), aBid({ id: 9, status: "rejected" })]),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText("Gereserveerd")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Geplaatst", current: "page" })).toBeVisible();
  },
});

export const Bids = meta.story({
  args: { ...EveryStatus.input.args, at: "/profile/1/my-jobs?tab=bids" },
  async play({ canvas }) {
    const sums = await canvas.findAllByText(/^€/);
    await expect(sums).toHaveLength(3);
    await expect(new Set(sums.map((sum) => sum.getBoundingClientRect().right)).size).toBe(1);
    for (const status of ["Wacht op antwoord", "Geaccepteerd", "Niet gekozen"]) {
      await expect(canvas.getByText(status)).toBeVisible();
    }
  },
});

export const LongText = meta.story({
  args: { outcomes: [jobs.own([aJob({ title: "Regenwaterafvoerpijpbevestigingsbeugels vervangen" })])] },
  play: says("Regenwaterafvoerpijpbevestigingsbeugels vervangen"),
});

export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: opens("My jobs") });
export const Mobile = meta.story({ ...mobile, play: opens("Mijn klussen") });
