import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import texts from "../../../app/locales/nl/admin";
import { anAdmin, anAuditEntry, records } from "../../../tests/mocks/admin-records";
import { aVerification } from "../../../tests/mocks/factories/person";
import { english, isRefused, isWrong, mobile, opens, press, says, screen, send } from "../../screen";

const REASON = texts.reason.label;
const meta = preview.meta({ ...screen, args: { at: "/admin/users/2", viewer: anAdmin } });

const suspending = { at: "/admin/users/2/suspend" };
const isClosed = records.person.is({ status: "suspended" });

export const Default = meta.story({
  async play(story) {
    await opens("Hassan Bakker")(story);
    await says("Geverifieerd")(story);
    const { canvas } = story;
    await expect(canvas.getByRole("link", { name: "Misbruikmeldingen over deze persoon" })).toHaveAttribute(
      "href",
      "/admin/reports?status=&user=2",
    );
    await expect(canvas.getByRole("link", { name: "Boekingen" })).toHaveAttribute("href", "/admin/ledger?user=2");
    await expect(canvas.getByRole("row", { name: /Account geschorst.*Oplichting gemeld/ })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Account herstellen" })).toBeNull();
  },
});

export const Involved = meta.story({
  args: { outcomes: [records.person.is({ involved: true })] },
  async play(story) {
    await says(texts.involved.text)(story);
    await expect(story.canvas.queryByRole("link", { name: "Account schorsen" })).toBeNull();
  },
});

export const SuspendInvolved = meta.story({
  args: { ...suspending, outcomes: [records.person.is({ involved: true })] },
  play: says(texts.involved.text),
});

export const Trader = meta.story({
  args: {
    outcomes: [
      records.person.is({
        business: true,
        business_details: {
          company: "Bouw en Zo",
          kvk: "27312459",
          vat: "NL004495445B01",
          address: "Wijnhaven 12, 3011 AB Rotterdam",
          email: "info@bouwenzo.example",
        },
      }),
    ],
  },
  async play(story) {
    await says("27312459")(story);
    await says("NL004495445B01")(story);
  },
});

export const Unverified = meta.story({
  args: {
    outcomes: [
      records.person.is({
        verified: false,
        verification: aVerification({ status: "rejected", reason: "De foto is onscherp." }),
        rootline_reference: null,
        iban: null,
        last_seen: null,
      }),
      records.log.is([]),
    ],
  },
  async play(story) {
    await says("Niet gelukt")(story);
    await says("De foto is onscherp.")(story);
    await says("Ons team heeft met dit account nog niets gedaan.")(story);
  },
});

export const Suspended = meta.story({
  args: { outcomes: [isClosed] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Account herstellen" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Account schorsen" })).toBeNull();
  },
});

export const Deleted = meta.story({
  args: { outcomes: [records.person.is({ name: "Verwijderde gebruiker", email: "", status: "deleted" })] },
  play: says("Alleen wat we voor de boekhouding moeten bewaren, is er nog."),
});

export const Oneself = meta.story({
  args: { at: "/admin/users/6", outcomes: [records.person.is({ id: 6, name: "Beheer", roles: ["admin"] })] },
  async play(story) {
    await says("Dit ben jij.")(story);
    await expect(story.canvas.queryByRole("link", { name: "Account schorsen" })).toBeNull();
  },
});

export const Suspend = meta.story({
  args: { outcomes: [records.log.is([anAuditEntry()])] },
  async play(story) {
    await press(story, "link", "Account schorsen");
    await says("Hassan Bakker wordt overal uitgelogd")(story);
    await says("Hassan Bakker leest dit in de mail.")(story);
    await says("Voor het logboek: alleen collega’s lezen dit.")(story);
    await send(story, { [REASON]: "Nepaccount" }, "Schors het account");
    await says("Het account van Hassan Bakker is geschorst.")(story);
  },
});

export const SuspendInvalid = meta.story({
  args: suspending,
  async play(story) {
    await send(story, { [REASON]: "" }, "Schors het account");
    await isWrong(story, REASON, "Geef een reden.");
  },
});

export const SuspendSubmitting = meta.story({
  args: { ...suspending, outcomes: [records.person.suspending] },
  async play(story) {
    await send(story, { [REASON]: "Nepaccount" }, "Schors het account");
    await expect(await story.canvas.findByRole("button", { name: "Schorsen…" })).toBeVisible();
  },
});

export const SuspendFailed = meta.story({
  args: { ...suspending, outcomes: [records.person.unavailable] },
  async play(story) {
    await send(story, { [REASON]: "Nepaccount" }, "Schors het account");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
    await expect(story.canvas.getByLabelText(REASON)).toHaveValue("Nepaccount");
  },
});

export const AlreadySuspended = meta.story({
  args: { ...suspending, outcomes: [isClosed] },
  async play(story) {
    await says("Dat kan nu niet meer: er is intussen iets veranderd.")(story);
    await expect(story.canvas.queryByRole("button", { name: "Schors het account" })).toBeNull();
  },
});

export const Restore = meta.story({
  args: { at: "/admin/users/2/restore", outcomes: [isClosed] },
  async play(story) {
    await send(story, { [REASON]: "Misverstand opgelost" }, "Herstel het account");
    await says("Het account van Hassan Bakker is hersteld.")(story);
  },
});

export const DeleteWithMoney = meta.story({
  args: { at: "/admin/users/2/delete", outcomes: [records.person.moneyOpen] },
  async play(story) {
    await says("Dit kan niet ongedaan worden gemaakt.")(story);
    await send(story, { [REASON]: "De eigenaar vroeg er zelf om" }, "Verwijder het account");
    await isRefused(story, "Er staat nog geld open.");
    await expect(story.canvas.getByLabelText(REASON)).toHaveValue("De eigenaar vroeg er zelf om");
  },
});

export const UnknownDeed = meta.story({
  args: { at: "/admin/users/2/promote" },
  play: opens("Deze pagina is er niet"),
});
export const NotFound = meta.story({
  args: { outcomes: [records.person.notFound] },
  play: opens("Deze pagina is er niet"),
});
export const English = meta.story({
  ...english,
  args: suspending,
  play: opens("Suspend Hassan Bakker’s account?"),
});
export const Mobile = meta.story({
  ...mobile,
  args: { outcomes: [records.person.is({ name: "Wilhelmina van Oldenbarneveldt-Schimmelpenninck van der Oye" })] },
  play: opens("Wilhelmina van Oldenbarneveldt-Schimmelpenninck van der Oye"),
});
