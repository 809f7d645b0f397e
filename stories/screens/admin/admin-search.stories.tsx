import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { anAdmin, anAdminPayout, aSentMail, records } from "../../../tests/mocks/admin-records";
import { aPayment } from "../../../tests/mocks/factories/payment";
import { aCard } from "../../../tests/mocks/factories/person";
import { english, mobile, opens, says, screen, send } from "../../screen";

const BOX = "Zoek op naam, e-\u2060mailadres, titel, nummer, factuur of klantcode";
const meta = preview.meta({ ...screen, args: { at: "/admin/search?search=bakker", viewer: anAdmin } });

export const Default = meta.story({
  async play(story) {
    await opens("Gevonden bij ‘bakker’")(story);
    const { canvas } = story;
    await expect(canvas.getByRole("searchbox", { name: BOX })).toHaveValue("bakker");
    await expect(canvas.getByRole("row", { name: /^Hassan Bakker Persoon 2 helper@example/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Lekkende keukenkraan vervangen" })).toHaveAttribute(
      "href",
      "/admin/jobs/12",
    );
    await expect(canvas.getByRole("link", { name: "Betaling 9" })).toHaveAttribute("href", "/admin/payments/9");
    await expect(canvas.getByRole("row", { name: /Welkom bij Buurklusser.*Niet bezorgd.*503/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Probeer opnieuw" })).toHaveAttribute(
      "href",
      "/admin/outbox/5/retry",
    );
  },
});

export const Payout = meta.story({
  args: {
    at: "/admin/search?search=uitbetaling 4",
    outcomes: [records.found.is({ payouts: { more: false, results: [anAdminPayout({ id: 4 })] } })],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Uitbetaling 4" })).toHaveAttribute(
      "href",
      "/admin/payouts/4",
    );
  },
});

const AT = "2026-03-02T09:30:00Z";

export const Files = meta.story({
  args: {
    at: "/admin/search?search=geschil 14",
    outcomes: [
      records.found.is({
        files: {
          more: false,
          results: [
            {
              kind: "dispute",
              id: 14,
              title: "Kraan lekt",
              users: [aCard(), aCard({ name: "Petra" })],
              created_at: AT,
            },
            { kind: "decision", id: 3, report: 7, title: null, users: [aCard()], created_at: AT },
          ],
        },
      }),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Geschil 14" })).toHaveAttribute("href", "/admin/disputes/14");
    await expect(canvas.getByRole("link", { name: "Besluit 3" })).toHaveAttribute("href", "/admin/reports/7");
    await expect(canvas.getAllByRole("heading", { level: 2 })[0]).toHaveTextContent("Geschillen");
  },
});

export const FromAnyPage = meta.story({
  args: { at: "/admin" },
  async play(story) {
    await send(story, { [BOX]: "bakker" }, "Zoek");
    await opens("Gevonden bij ‘bakker’")(story);
  },
});

export const Begin = meta.story({ args: { at: "/admin/search" }, play: says("Wat zoek je?") });
export const TooShort = meta.story({ args: { at: "/admin/search?search=ab" }, play: says("‘ab’ is te kort") });
export const Empty = meta.story({
  args: { outcomes: [records.found.nothing] },
  play: says("Niets gevonden bij ‘bakker’"),
});

export const Full = meta.story({
  args: {
    outcomes: [
      records.found.is({
        people: {
          more: true,
          results: Array.from({ length: 8 }, (_, at) => ({
            id: at + 1,
            name: "Wilhelmina van Oldenbarneveldt-Schimmelpenninck",
            company: at % 2 ? "Bakkerij" : null,
            email: "een-heel-lang-adres@voorbeeldbedrijf.example.test",
            status: at % 3 ? ("active" as const) : ("suspended" as const),
            created_at: "2026-03-02T09:30:00Z",
          })),
        },
        payments: { more: true, results: Array.from({ length: 8 }, (_, at) => aPayment({ id: at + 1 })) },
        mails: {
          more: true,
          results: [
            aSentMail({ state: "waiting", delivered_at: null }),
            aSentMail({ id: 8, state: "skipped" }),
            aSentMail({ id: 9, user: null, address: null }),
          ],
        },
      }),
    ],
  },
  async play(story) {
    await says("Niet gewenst")(story);
    await says("Adres zonder account")(story);
    const { canvas } = story;
    await expect(canvas.getByRole("link", { name: "Alle mensen die passen" })).toHaveAttribute(
      "href",
      "/admin/users?search=bakker",
    );
    await expect(canvas.getAllByText(/^Er zijn er meer/)).toHaveLength(2);
  },
});

export const Failed = meta.story({
  args: { outcomes: [records.found.unavailable] },
  play: opens("We zijn even niet bereikbaar"),
});
export const English = meta.story({ ...english, play: opens("Results for ‘bakker’") });
export const Mobile = meta.story({ ...mobile, play: opens("Gevonden bij ‘bakker’") });
