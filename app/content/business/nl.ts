import { WITHDRAWAL_DAYS } from "~/domain/deals/withdrawal";
import type { Point } from "~/domain/site/site-text";
import { asked } from "../asked";
import type { Facts } from "../facts";

const gains = ({ mode, percent }: Facts): Point[] => [
  {
    title: "Onder je eigen naam",
    text: "Op je profiel en bij elk bod staat je bedrijfsnaam. Klanten zien meteen dat ze met een bedrijf te maken hebben.",
  },
  {
    title: "Klussen alleen voor bedrijven",
    text: "Sommige plaatsers zoeken een bedrijf. Op die klussen bied je alleen met een zakelijk profiel.",
  },
  {
    title: "Je werk op je profiel",
    text: "Laat projecten zien met foto’s. Na elke klus kan je klant je beoordelen.",
  },
  {
    held: {
      title: "Betaald na de klus",
      text: `Het geld is al in bewaring als je begint. Bieden is gratis; van een afgeronde klus gaat ${percent}% af. Per jaar krijg je een overzicht voor je boekhouding.`,
    },
    direct: {
      title: "Je klant betaalt jou",
      text: "Je stuurt zelf je factuur en wij zitten daar niet tussen. Bieden is gratis en er gaan geen kosten af.",
    },
  }[mode],
];

const steps: Point[] = [
  { title: "Maak een account", text: "Of gebruik het account dat je al hebt. Vertel wat voor werk je doet, en waar." },
  {
    title: "Vul je bedrijfsgegevens in",
    text: "Bedrijfsnaam, KVK-nummer, btw-nummer, vestigingsadres en zakelijke e-mail. We controleren of de cijfers van de nummers kloppen; in de registers kijken we niet.",
  },
  {
    title: "Doe een bod",
    text: "Je gegevens staan op je profiel, zodat klanten weten met wie ze te maken hebben. Je kunt meteen bieden.",
  },
];

const questions = {
  zzp: asked(
    "Ik ben zzp’er. Kan dat ook?",
    "Ja. Gebruik je btw-id, dat is het nummer dat ook op je facturen staat. Zonder KVK- en btw-nummer kan een profiel niet zakelijk zijn.",
  ),
  rechten: asked(
    "Wat verandert er voor mijn klanten?",
    `Wie een bedrijf inhuurt, heeft de rechten van een consument, zoals recht op goed werk (of herstel) en vaak ${WITHDRAWAL_DAYS} dagen bedenktijd. Die gelden niet tussen twee particulieren. Daarom staat bij elk bod of het van een bedrijf komt.`,
  ),
  terug: asked(
    "Kan ik weer particulier worden?",
    "Ja, bij je profiel. Je eigen naam komt dan terug en je bedrijfsgegevens staan niet meer op je profiel. Aan overeenkomsten die je als bedrijf sloot, blijf je als bedrijf gebonden.",
  ),
  zoeken: asked("Ik zoek zelf een bedrijf voor een klus.", [
    { text: "Plaats je klus", to: "/post-job" },
    " en vink ‘Alleen voor bedrijven’ aan. Dan kunnen alleen bedrijven bieden.",
  ]),
};

export default (facts: Facts) => ({ gains: gains(facts), steps, questions });
