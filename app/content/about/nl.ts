import { brand } from "~/brand";
import { hasEarlyPayouts } from "~/domain/money/payout-schedule";
import { asked } from "../asked";
import type { Facts } from "../facts";

const questions = ({ mode, percent, earlyPercent, payouts }: Facts) => ({
  "voor-wie": asked(
    `Voor wie is ${brand.name}?`,
    "Voor iedereen met een klus die blijft liggen, en voor iedereen die handig is en er wat bij wil verdienen. Je kunt ook allebei zijn.",
  ),
  verdienen: asked(
    "Hoe verdienen jullie geld?",
    {
      held: `Met de servicekosten: ${percent}% van de plaatser en ${percent}% van de klusser, en alleen als een klus wordt afgerond.${hasEarlyPayouts(payouts) ? ` Eerder uitbetalen kost ${earlyPercent}%.` : ""} Plaatsen en bieden zijn gratis.`,
      direct:
        "Niet met jouw klus: plaatsen, bieden en afspreken kost niets, en van wat jullie elkaar betalen houden we niets in.",
    }[mode],
    "Koop je iets bij een winkel via een link op onze site, dan kan die winkel ons een vergoeding geven.",
  ),
  controleren: asked(
    "Controleren jullie klussers?",
    "Niet vooraf. Klussers kunnen hun identiteit laten verifiëren; dan staat dat op hun profiel. Verder zie je wat anderen na een klus over hen schreven, en hoe snel ze antwoorden.",
  ),
  mis: asked(
    "Wat doen jullie als er iets misgaat?",
    ...{
      held: [
        "Het geld is in bewaring. Komen jullie er samen niet uit, dan open je een geschil en beslist uiteindelijk ons team.",
      ],
      direct: ["Jullie lossen het samen op: wij bewaren geen geld. Vertrouw je iets niet, meld het dan."],
    }[mode],
    "Iemand van ons team beslist over elke misbruikmelding. Gaat het over jou, dan lees je waarom en kun je bezwaar maken.",
  ),
  meedoen: asked("Kunnen we samenwerken?", [
    "Graag. Heb je een bedrijf, kijk dan bij ",
    { text: "zakelijk", to: "/business" },
    ". Wil je je lezers of klanten op ons wijzen, dan kun je ",
    { text: "partner worden", to: "/partner" },
    ".",
  ]),
});

const values = {
  affordable: {
    title: "Betaalbaar",
    text: "Een klus plaatsen is gratis. Je kiest zelf uit de biedingen, en ziet wat het kost voordat je ja zegt.",
  },
  reliable: {
    title: "Betrouwbaar",
    text: "Beoordelingen zijn er alleen na een klus, van twee kanten. Is iemands identiteit geverifieerd, dan staat dat erbij.",
  },
  fast: {
    title: "Snel",
    text: "Je klus staat er meteen op. Klussers in de buurt kunnen er een melding van krijgen.",
  },
  community: {
    title: "Community",
    text: "Jullie helpen elkaar vooruit, en je leert mensen kennen die bij je in de buurt wonen.",
  },
};

const vision = [
  "In elke straat woont iemand die kan wat jij niet kunt, en iemand die hulp zoekt bij wat jij wel kunt. Vaak weten ze het alleen niet van elkaar.",
  `Dat willen we makkelijker maken. Geen bemiddelaar die voor je kiest, en geen prijzen die wij bedenken: jij zegt wat er moet gebeuren, buren zeggen wat ze ervoor vragen, en jij beslist.`,
  "Dat vraagt vertrouwen. Daarom zie je wie er biedt en wat anderen van diegene vonden, en blijft je adres van jou tot je hebt gekozen.",
];

export default (facts: Facts) => ({ values, vision, questions: questions(facts) });
