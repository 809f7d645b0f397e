import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aTrader } from "../../../tests/mocks/business";
import { aHelpingViewer, aViewer } from "../../../tests/mocks/factories/person";
import { profile, wallet } from "../../../tests/mocks/outcomes";
import { aBusyDay, aTodo, todos } from "../../../tests/mocks/todo";
import { english, hassan, mobile, opens, petra, press, says, screen } from "../../screen";

/** What waits for somebody, on the home page. */
const calm = aViewer({ unread_chats: 0 });

const meta = preview.meta({ ...screen, args: { at: "/", viewer: petra, outcomes: [todos.are(aTodo({ count: 2 }))] } });

export const Default = meta.story({
  async play(story) {
    await says("Dag Petra, dit wacht op je")(story);
    await press(story, "link", "2 biedingen wachten op je antwoord");
    await opens("Lekkende keukenkraan vervangen")(story);
  },
});

export const Empty = meta.story({
  args: { viewer: calm, outcomes: [todos.none] },
  async play(story) {
    await says("Dag Petra, er wacht niets op je")(story);
    await expect(story.canvas.getAllByRole("link", { name: "Plaats een klus" })[0]).toBeVisible();
  },
});

export const Everything = meta.story({
  args: { viewer: aViewer({ balance: "95.00", unread_chats: 3 }), outcomes: [todos.are(...aBusyDay)] },
  async play({ canvas }) {
    const rows = [
      ["Het werk is klaar. Keur het goed", "/task/12/actie/solve"],
      [/^Betaalverzoek van €\s20,00$/, "/payment/9/meerwerk"],
      ["3 biedingen wachten op je antwoord", "/task/12#biedingen"],
      ["2 vragen zonder antwoord", "/task/12#vragen"],
      ["Voorstel voor een afspraak: wo 4 mrt, 10:00", "/messages/chat-over-de-kraan/afspraak"],
      ["Antwoord op je vraag", "/notifications/31"],
      ["Schrijf een beoordeling", "/task/12/beoordelen"],
      ["3 chats met nieuwe berichten", "/messages"],
      [/^€\s95,00 kun je laten uitbetalen$/, "/wallet"],
    ] as const;
    for (const [name, to] of rows) {
      await expect(await canvas.findByRole("link", { name })).toHaveAttribute("href", to);
    }
  },
});

/** The payout happens by itself soon: the wallet has no button for it. */
export const PayoutSoon = meta.story({
  args: {
    viewer: aViewer({ balance: "95.00", unread_chats: 0 }),
    outcomes: [todos.none, wallet.is({ can_payout: false, refusal: "payout_soon" })],
  },
  play: says("Dag Petra, er wacht niets op je"),
});

/** Who helps sees what is new nearby beside it. */
export const AsHelper = meta.story({
  args: { viewer: hassan, outcomes: [todos.are(aTodo({ kind: "review" }))] },
  async play(story) {
    await says("Nieuw bij jou in de buurt")(story);
    await says("Schrijf een beoordeling")(story);
  },
});

export const EmptyAsHelper = meta.story({
  args: { viewer: aHelpingViewer({ name: "", unread_chats: 0 }), outcomes: [todos.none] },
  async play(story) {
    await says("Er wacht niets op je")(story);
    await says("Nieuw bij jou in de buurt")(story);
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

/** The page is there without it. */
export const Offline = meta.story({
  args: { viewer: calm, outcomes: [todos.offline] },
  play: says("Dag Petra, er wacht niets op je"),
});

export const LongText = meta.story({
  args: {
    viewer: aViewer({ name: "Wilhelminatheodoravandenbroeketerschuurwaagmeesterjansen" }),
    outcomes: [todos.are(aTodo({ title: "Zonwering".repeat(5) }))],
  },
  play: says("1 bod wacht op je antwoord"),
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
