import { RELEASE_DAYS } from "~/domain/money/deal-money";
import { payoutsInWords } from "~/domain/money/payout-schedule";
import type { Point } from "~/domain/site/site-text";
import type { Facts } from "../facts";

const placer = ({ mode }: Facts): Point[] => [
  {
    title: "Vertel wat er moet gebeuren",
    text: "Een titel, een omschrijving, wat foto’s en je postcode. Zet er een budget bij, of laat de prijs open. Plaatsen is gratis.",
  },
  {
    title: "Krijg biedingen",
    text: "Klussers in de buurt zien je klus en doen een bod. Willen ze eerst iets weten, dan stellen ze een vraag die iedereen kan lezen.",
  },
  {
    title: "Kies wie er komt",
    text: {
      held: "Vergelijk prijs, beoordelingen en eerder werk. Kies je een bod, dan betaal je meteen. Het geld is in bewaring tot de klus is afgerond.",
      direct:
        "Vergelijk prijs, beoordelingen en eerder werk. Een bod accepteren kost niets: betalen doe je zelf, als de klus klaar is.",
    }[mode],
  },
  {
    title: "Spreek af, en rond af",
    text: {
      held: "In de chat spreken jullie een tijd af. Is het werk naar je zin, dan rond je de klus af en gaat het geld naar de klusser. Daarna beoordelen jullie elkaar.",
      direct:
        "In de chat spreken jullie een tijd af. Is het werk naar je zin, dan betaal je de klusser en rond je de klus af. Daarna beoordelen jullie elkaar.",
    }[mode],
  },
];

const helper = ({ mode, percent, payouts }: Facts): Point[] => [
  {
    title: "Laat zien wie je bent",
    text: "Vertel wat je doet en hoe ver je ervoor wilt reizen. Een foto, een paar zinnen en eerder werk helpen een buur kiezen.",
  },
  {
    title: "Vind een klus om de hoek",
    text: "Zoek op postcode, afstand en soort werk. Bewaar je zoekopdracht en je krijgt bericht als er iets bijkomt.",
  },
  {
    title: "Doe een bod",
    text: "Jij noemt je prijs; andere klussers zien die niet. Zolang er niet gekozen is, mag je je bod veranderen of intrekken.",
  },
  {
    title: "Doe de klus en krijg betaald",
    text: {
      held: `Wordt jouw bod gekozen, dan gaat de chat open en is het geld al in bewaring. Na het afronden staat het op je saldo, min ${percent}%. We betalen ${payoutsInWords(payouts, "nl")} uit. Rondt de plaatser de klus niet af, dan komt het geld op je saldo, ${RELEASE_DAYS} dagen nadat jij aangaf dat het werk klaar is. Is de afspraak later, dan tellen de dagen vanaf het begin daarvan, tenzij de startcode is gebruikt. Een geschil, een terugboeking door de bank en een pauze door ons team zetten die dagen stil.`,
      direct:
        "Wordt jouw bod gekozen, dan gaat de chat open. Is het werk klaar, dan betaalt de plaatser je met een betaalverzoek of contant. Er gaan geen kosten af.",
    }[mode],
  },
];

export default (facts: Facts) => ({ placer: placer(facts), helper: helper(facts) });
