import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aTrader } from "../../../tests/mocks/business";
import { tax } from "../../../tests/mocks/money";
import { site } from "../../../tests/mocks/outcomes";
import { english, hassan, isRefused, isWrong, mobile, opens, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/wallet/belasting", viewer: hassan, outcomes: [tax.none] } });

const SAVE = "Sla gegevens op";
const GIVEN = {
  Voornaam: "Hassan",
  Achternaam: "Bakker",
  "Straat en huisnummer": "Kerkstraat 12",
  Postcode: "1012 AB",
  Plaats: "Amsterdam",
  Geboortedatum: "1985-04-12",
  BSN: "999990019",
};
const trader = { viewer: aTrader(), outcomes: [tax.noneOfBusiness] };

export const Default = meta.story({
  async play(story) {
    await opens("Gegevens voor de Belastingdienst")(story);
    await says("Dat staat in de wet (DAC7).")(story);
    await expect(story.canvas.getByLabelText("BSN")).toHaveValue("");
  },
});

export const Empty = meta.story({
  async play(story) {
    await send(story, { Postcode: "", Plaats: "" }, SAVE);
    await isRefused(story, "Er kloppen nog 5 dingen niet");
    await isWrong(story, "BSN", "Vul je BSN in, zoals 123456782.");
  },
});

export const Invalid = meta.story({
  async play(story) {
    await send(story, { ...GIVEN, "Straat en huisnummer": "Kerkstraat", BSN: "123456789" }, SAVE);
    await isRefused(story, "Er kloppen nog 2 dingen niet");
    await isWrong(story, "Straat en huisnummer", "Vul een straat met huisnummer in, zoals Kerkstraat 12.");
    await isWrong(
      story,
      "BSN",
      "Dit BSN klopt niet. Het heeft 9 cijfers, zoals 123456782, en staat op je paspoort, rijbewijs of ID-kaart.",
    );
    await expect(story.canvas.getByLabelText("BSN")).toHaveValue("123456789");
  },
});

export const OnlyAnInitial = meta.story({
  async play(story) {
    await send(story, { ...GIVEN, Voornaam: "", Achternaam: "B." }, SAVE);
    await isRefused(story, "Er kloppen nog 2 dingen niet");
    await isWrong(story, "Voornaam", "Vul je voornaam in, zoals Petra.");
    await isWrong(story, "Achternaam", "Vul je hele achternaam in, zoals De Vries. Een voorletter is niet genoeg.");
  },
});

export const Saved = meta.story({
  async play(story) {
    await send(story, GIVEN, SAVE);
    await says("Je gegevens zijn opgeslagen.")(story);
  },
});

export const Stored = meta.story({
  args: { outcomes: [tax.is({})] },
  async play(story) {
    await says("Dit hebben we van je")(story);
    await expect(story.canvas.getByText("******019")).toBeVisible();
  },
});

export const RefusedByApi = meta.story({
  args: { outcomes: [tax.none, tax.wrong] },
  async play(story) {
    await send(story, GIVEN, SAVE);
    await isWrong(story, "BSN", "Dit BSN klopt niet.");
  },
});

export const BecameBusiness = meta.story({
  args: { outcomes: [tax.none, tax.becameBusiness] },
  async play(story) {
    await send(story, GIVEN, SAVE);
    await isRefused(story, "Dat kan nu niet meer: er is intussen iets veranderd.");
  },
});

export const OfBusiness = meta.story({
  args: trader,
  async play(story) {
    await says("Dit staat al op je zakelijke profiel en geven we door:")(story);
    await expect(story.canvas.queryByLabelText("BSN")).toBeNull();
  },
});

export const InvalidOfBusiness = meta.story({
  args: { ...trader, outcomes: [tax.noneOfBusiness, tax.wrongOfBusiness] },
  async play(story) {
    await send(story, {}, SAVE);
    await isWrong(story, "RSIN", "Dit RSIN klopt niet.");
  },
});

export const StoppedBusiness = meta.story({
  args: { ...trader, outcomes: [tax.noneOfBusiness, tax.stoppedBusiness] },
  async play(story) {
    await send(story, {}, SAVE);
    await isRefused(story, "Dat kan nu niet meer: er is intussen iets veranderd.");
  },
});

export const StoredOfBusiness = meta.story({
  args: {
    viewer: aTrader(),
    outcomes: [
      tax.is({
        kind: "business",
        name: "Bouw en Zo B.V.",
        rsin: "******445",
        kvk: "27312459",
        vat: "NL004495445B01",
        address: "Wijnhaven 12, 3011 AB Rotterdam",
        street: null,
        zipcode: null,
        city: null,
        birth_date: null,
        bsn: null,
      }),
    ],
  },
  play: says("Bouw en Zo B.V."),
});

export const WherePaidDirectly = meta.story({
  args: { outcomes: [tax.none, site.paysDirectly] },
  play: says("Er lopen geen betalingen via ons, dus we geven niets door aan de Belastingdienst."),
});

export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const Unavailable = meta.story({
  args: { outcomes: [tax.unavailable] },
  play: opens("We zijn even niet bereikbaar"),
});
export const Offline = meta.story({ args: { outcomes: [tax.offline] }, play: opens("We zijn even niet bereikbaar") });
export const English = meta.story({ ...english, play: opens("Details for the tax office") });
export const Mobile = meta.story({ ...mobile, play: opens("Gegevens voor de Belastingdienst") });
