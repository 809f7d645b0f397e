import { expect, within } from "storybook/test";
import preview from "../../../.storybook/preview";
import { cases } from "../../../tests/mocks/admin";
import { anAdmin } from "../../../tests/mocks/admin-records";
import { aTrader } from "../../../tests/mocks/business";
import { aHelpingViewer, aViewer } from "../../../tests/mocks/factories/person";
import { profile, wallet } from "../../../tests/mocks/outcomes";
import { aBusyDay, aTodo, aWait, todos } from "../../../tests/mocks/todo";
import { english, hassan, mobile, opens, petra, press, says, screen } from "../../screen";

const calm = aViewer({ unread_chats: 0 });
const emptyWallet = wallet.is({ balance: "0.00", held: "0.00", pending: "0.00", credits: "0.00", can_payout: false });

const meta = preview.meta({ ...screen, args: { at: "/", viewer: petra, outcomes: [todos.are(aTodo({ count: 2 }))] } });

export const Default = meta.story({
  async play(story) {
    await says("Dag Petra, dit wacht op je")(story);
    await press(story, "link", /2 biedingen, vanaf €\s60$/);
    await opens("Lekkende keukenkraan vervangen")(story);
  },
});

export const Empty = meta.story({
  args: { viewer: calm, outcomes: [todos.none, emptyWallet] },
  async play(story) {
    await says("Dag Petra, er wacht niets op je")(story);
    await expect(story.canvas.getAllByRole("link", { name: "Plaats je klus" })[0]).toBeVisible();
  },
});

export const Admin = meta.story({
  args: { viewer: { ...anAdmin, unread_chats: 0 }, outcomes: [todos.none, emptyWallet, cases.muchWaits] },
  async play(story) {
    await expect(await story.canvas.findByRole("link", { name: /voor het team/ })).toHaveAttribute("href", "/admin");
  },
});

export const AdminEmpty = meta.story({
  args: { viewer: { ...anAdmin, unread_chats: 0 }, outcomes: [todos.none, emptyWallet, cases.nothingWaits] },
  play: says("Dag Beheer, er wacht niets op je"),
});

export const Everything = meta.story({
  args: { viewer: aViewer({ balance: "95.00", unread_chats: 3 }), outcomes: [todos.are(...aBusyDay)] },
  async play({ canvas }) {
    const rows = [
      [/Je betaling van €\s63 is niet gelukt/, "/wallet/betaling/9"],
      [/Geschil bij ons team\. Je kunt het laatste voorstel nog aannemen$/, "/payment/9/geschil"],
      [/Het werk is klaar\. Keur het goed$/, "/task/12/actie/solve"],
      [/€\s20 gevraagd\. Betaal of weiger$/, "/payment/9/meerwerk"],
      [/3 biedingen, vanaf €\s60 en 2 vragen$/, "/task/12#biedingen"],
      [/Voorstel voor een afspraak: wo 4 mrt, 10:00$/, "/messages/chat-over-de-kraan/afspraak"],
      [/Antwoord op je vraag$/, "/notifications/31"],
      [/Schrijf een beoordeling$/, "/task/12/beoordelen"],
      [/^3 chats met nieuwe berichten$/, "/messages"],
    ] as const;
    for (const [name, to] of rows) {
      await expect(await canvas.findByRole("link", { name })).toHaveAttribute("href", to);
    }
    const today = within(canvas.getByRole("region", { name: "Vandaag" })).getByRole("link");
    await expect(today).toHaveTextContent(/Afspraak om 14:00 Hassan Bakker Amsterdam$/);
    await expect(today).toHaveAttribute("href", "/messages/chat-over-de-kraan/afspraak");
  },
});

export const Waits = meta.story({
  args: {
    viewer: hassan,
    outcomes: [
      todos.waitFor(
        aWait({ kind: "their_approval", at: "2026-03-08T12:00:00Z" }),
        aWait({ kind: "their_payment", payment: 9, amount: "20.00" }),
        aWait({ kind: "their_time", chat: "chat-over-de-kraan", at: "2026-03-04T09:00:00Z" }),
        aWait({ kind: "being_paid", chat: "chat-over-de-kraan" }),
        aWait({ kind: "their_choice", amount: "45.00" }),
        aWait({ kind: "other_amount", payment: 9 }),
        aWait({ job: 13 }),
        aWait({ job: 14 }),
      ),
      wallet.is({ balance: "0.00", held: "57.00", pending: "0.00", credits: "10.00", paid_held: "63.00" }),
    ],
  },
  async play({ canvas, userEvent }) {
    const rows = [
      [/Goedkeuring van je werk, vanzelf op zo 8 mrt$/, "/task/12"],
      [/Een antwoord op de €\s20 die je vroeg$/, "/payment/9/meerwerk"],
      [/Een antwoord op je voorstel: wo 4 mrt, 10:00$/, "/messages/chat-over-de-kraan/afspraak"],
      [/Gekozen, betaling wordt verwerkt$/, "/messages/chat-over-de-kraan"],
      [/Een antwoord op je bod van €\s45$/, "/task/12"],
      [/Ons team: er kwam een ander bedrag binnen dan gevraagd$/, "/wallet/betaling/9"],
      [/Biedingen op je klus$/, "/task/13"],
    ] as const;
    for (const [name, to] of rows) {
      await expect((await canvas.findAllByRole("link", { name }))[0]).toHaveAttribute("href", to);
    }
    await userEvent.click(canvas.getByText("En nog 6"));
    await expect(canvas.getAllByRole("link", { name: /Biedingen op je klus$/ })).toHaveLength(2);
    await expect(canvas.getByRole("region", { name: "Je geld" })).toHaveTextContent(
      /In bewaring.*57,00.*Tegoed.*10,00.*Door jou betaald, nog in bewaring.*63,00/,
    );
  },
});

export const TaxDataMissing = meta.story({
  args: { outcomes: [todos.none, wallet.is({ can_payout: false, refusal: "tax_data_missing" })] },
  async play({ canvas }) {
    const row = await canvas.findByRole("link", { name: /^Vul je gegevens voor de Belastingdienst in/ });
    await expect(row).toHaveAttribute("href", "/wallet/belasting");
  },
});

export const PayoutSoon = meta.story({
  args: {
    viewer: aViewer({ balance: "95.00", unread_chats: 0 }),
    outcomes: [todos.none, wallet.is({ can_payout: false, refusal: "payout_soon" })],
  },
  play: says("Dag Petra, er wacht niets op je"),
});

export const AsHelper = meta.story({
  args: { viewer: hassan, outcomes: [todos.are(aTodo({ kind: "review" }))] },
  async play(story) {
    await says("Nieuw binnen 25 km")(story);
    await says("Schrijf een beoordeling")(story);
  },
});

export const EmptyAsHelper = meta.story({
  args: { viewer: aHelpingViewer({ name: "", unread_chats: 0 }), outcomes: [todos.none, emptyWallet] },
  async play(story) {
    await says("Er wacht niets op je")(story);
    await says("Nieuw binnen 25 km")(story);
  },
});

export const AsBusiness = meta.story({
  args: { viewer: aTrader({ unread_chats: 0 }), outcomes: [todos.none] },
  play: says("Verifieer je identiteit"),
});

export const Unconfirmed = meta.story({
  args: { viewer: aViewer({ activated: false, unread_chats: 0 }), outcomes: [todos.none] },
  async play(story) {
    await says("Dag Petra, dit wacht op je")(story);
    await press(story, "button", "Stuur de mail opnieuw");
    await says("De mail is opnieuw verstuurd.")(story);
  },
});

export const CheckFailed = meta.story({
  args: { viewer: aTrader({ unread_chats: 0 }), outcomes: [todos.none, profile.verification("rejected")] },
  play: says("Verificatie niet gelukt. Probeer het opnieuw"),
});

export const Offline = meta.story({
  args: { viewer: calm, outcomes: [todos.offline, emptyWallet] },
  play: says("Dag Petra, er wacht niets op je"),
});

export const LongText = meta.story({
  args: {
    viewer: aViewer({ name: "Wilhelminatheodoravandenbroeketerschuurwaagmeesterjansen" }),
    outcomes: [todos.are(aTodo({ title: "Zonwering".repeat(5) }))],
  },
  play: says("1 bod"),
});

export const AsVisitor = meta.story({
  args: { viewer: undefined },
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1 });
    await expect(canvas.queryByText(/wacht op je/)).toBeNull();
  },
});
export const English = meta.story({
  ...english,
  args: { viewer: aViewer({ balance: "95.00" }), outcomes: [todos.are(...aBusyDay)] },
  play: says("Hello Petra, here’s what’s waiting for you"),
});
export const Mobile = meta.story({
  ...mobile,
  args: { viewer: hassan, outcomes: [todos.are(...aBusyDay)] },
  play: says("Dag Hassan, dit wacht op je"),
});
