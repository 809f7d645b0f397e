import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aReleasedPayment, invoices, payments } from "../../../tests/mocks/money";
import { english, mobile, opens, petra, press, says, screen } from "../../screen";

const note = { id: 6, kind: "credit_note", number: "2026-0002" } as const;
const invoice = { id: 5, kind: "invoice", number: "2026-0001" } as const;
const paid = payments.is(aReleasedPayment({ invoices: [invoice, note] }));

const meta = preview.meta({ ...screen, args: { at: "/wallet/factuur/5", viewer: petra } });

export const Default = meta.story({
  async play(story) {
    await opens("Factuur van Kraan en Zo")(story);
    await says("Btw 21%")(story);
    await says("€ 10,41")(story);
    await expect(story.canvas.getByRole("button", { name: "Afdrukken" })).toBeVisible();
  },
});

export const CreditNote = meta.story({
  args: { outcomes: [invoices.is({ ...note, corrects: invoice })] },
  async play(story) {
    await opens("Creditfactuur van Kraan en Zo")(story);
    await says("omdat Petra de Vries geld terugkreeg")(story);
    await expect(story.canvas.getByRole("link", { name: "Factuur 2026-0001" })).toBeVisible();
  },
});

export const Credited = meta.story({
  args: { outcomes: [invoices.is({ credit_notes: [note] })] },
  async play(story) {
    await says("Gecrediteerd met")(story);
    await expect(story.canvas.getByRole("link", { name: "Creditfactuur 2026-0002" })).toBeVisible();
  },
});

export const WithoutVat = meta.story({
  args: { outcomes: [invoices.is({ vat_rate: 0, net: "60.00", vat: "0.00" })] },
  play: says("Factuur vrijgesteld van omzetbelasting op grond van artikel 25 Wet OB"),
});

export const FromTheReceipt = meta.story({
  args: { at: "/wallet/betaling/9", outcomes: [paid] },
  async play(story) {
    await press(story, "link", "Factuur 2026-0001");
    await opens("Factuur van Kraan en Zo")(story);
  },
});

export const LongText = meta.story({
  args: {
    outcomes: [
      invoices.is({
        description: "Aansluiting".repeat(12),
        seller: { name: "Onderhoudsbedrijf".repeat(5), address: "Lange laan ".repeat(18), kvk: "27312459", vat: "NL1" },
        buyer: { name: "Wilhelmina Theodora van den Broeke-Ter Schuur", address: null, kvk: null, vat: null },
      }),
    ],
  },
  play: says("Totaal"),
});

export const NotFound = meta.story({
  args: { outcomes: [invoices.notFound] },
  play: opens("Deze pagina is er niet"),
});
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const Offline = meta.story({
  args: { outcomes: [invoices.offline] },
  play: opens("We zijn even niet bereikbaar"),
});
export const English = meta.story({ ...english, play: opens("Invoice from Kraan en Zo") });
export const Mobile = meta.story({ ...mobile, play: opens("Factuur van Kraan en Zo") });
