import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { anAppointment } from "../../../tests/mocks/deals";
import { aBid, aFollowedBid } from "../../../tests/mocks/factories/bid";
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
  play: says("2 biedingen wachten op jou"),
});

export const ChargedBack = meta.story({
  args: {
    outcomes: [
      jobs.own([{ ...aJob({ status: "reserved" }), money_news: { payment: 9, kind: "charged_back" } }]),
      bids.own([aFollowedBid({ status: "accepted", money_news: { payment: 9, kind: "chargeback_lost" } })]),
    ],
  },
  async play({ canvas }) {
    const link = await canvas.findByRole("link", { name: "Je bank boekte een betaling terug en beslist nog." });
    await expect(link).toHaveAttribute("href", "/wallet/betaling/9");
  },
});
export const ChargedBackAsHelper = meta.story({
  args: { ...ChargedBack.input.args, at: "/profile/1/my-jobs?tab=bids" },
  play: says("De terugboeking door de bank is definitief."),
});

export const EveryStatus = meta.story({
  args: {
    outcomes: [
      jobs.own([
        aJob({ bids: [aBid(), aBid({ id: 8 })] }),
        { ...anOtherJob(2), status: "reserved", bids: [aBid({ status: "accepted" })] },
        { ...anOtherJob(3), status: "solved", bids: [aBid({ status: "accepted" })] },
      ]),
      bids.own([aBid(), aBid({ id: 8, status: "accepted" }), aBid({ id: 9, status: "rejected" })]),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText("Afgesproken")).toBeVisible();
    await expect(canvas.getAllByText("Met Hassan B.")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: "Geplaatst", current: true })).toBeVisible();
  },
});

export const Bids = meta.story({
  args: { ...EveryStatus.input.args, at: "/profile/1/my-jobs?tab=bids" },
  async play({ canvas }) {
    const sums = await canvas.findAllByText(/^€/);
    await expect(sums).toHaveLength(3);
    const toEdge = (sum: Element) =>
      Number(sum.closest("li")?.getBoundingClientRect().right) - sum.getBoundingClientRect().right;
    await expect(new Set(sums.map((sum) => Math.round(toEdge(sum)))).size).toBe(1);
    for (const status of ["Wacht op antwoord", "Afgesproken", "Niet gekozen"]) {
      await expect(canvas.getByText(status)).toBeVisible();
    }
  },
});

export const FollowedBids = meta.story({
  args: {
    outcomes: [
      bids.own([
        aFollowedBid({
          id: 8,
          status: "accepted",
          job_status: "reserved",
          appointment: anAppointment({ status: "accepted" }),
        }),
        aFollowedBid({ id: 9, status: "accepted", job_status: "reserved", disputed: 14 }),
        aFollowedBid({ id: 10, status: "accepted", job_status: "solved" }),
        aFollowedBid({ id: 11, status: "rejected", ended: "withdrawn" }),
        aFollowedBid({ id: 12, status: "rejected", ended: "expired", job_status: "deleted" }),
      ]),
    ],
    at: "/profile/1/my-jobs?tab=bids",
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: /^Afspraak: / })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Naar het geschil" })).toHaveAttribute("href", "/payment/14/geschil");
    for (const word of ["In geschil", "Afgerond", "Ingetrokken", "Klus verlopen"]) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
    await expect(canvas.getAllByText("Bij Petra de V.")).toHaveLength(5);
  },
});

export const RestoredJob = meta.story({
  args: {
    outcomes: [bids.own([aFollowedBid({ id: 12, status: "rejected", ended: "deleted", job_status: "open" })])],
    at: "/profile/1/my-jobs?tab=bids",
  },
  play: says("Klus staat weer open"),
});

export const Expired = meta.story({
  args: { outcomes: [jobs.own([aJob({ status: "deleted", expires_at: null, expired_at: "2026-03-02T10:00:00Z" })])] },
  play: says("Verlopen"),
});

export const LongText = meta.story({
  args: { outcomes: [jobs.own([aJob({ title: "Regenwaterafvoerpijpbevestigingsbeugels vervangen" })])] },
  play: says("Regenwaterafvoerpijpbevestigingsbeugels vervangen"),
});

export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: opens("My jobs") });
export const Mobile = meta.story({ ...mobile, play: opens("Mijn klussen") });
