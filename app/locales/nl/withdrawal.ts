import { WITHDRAWAL_DAYS } from "../../domain/deals/withdrawal";
import { ANSWER_WORKING_DAYS } from "../../domain/site/answer-time";

export default {
  title: "Je overeenkomst herroepen",
  back: "Terug naar de betaling",
  credits: "Tegoed",
  from: "Je herroept de overeenkomst van betaling nummer {{number}}, van {{total}}.",
  refunded: "De overeenkomst stopt en je klus staat weer open. Je krijgt {{back}} terug, ook de servicekosten.",
  compensated:
    "De overeenkomst stopt en je klus staat weer open. Je krijgt {{back}} terug, ook alle servicekosten. {{name}} krijgt {{compensation}}, omdat je kort voor of na het afgesproken begin stopt.",
  extra: "Daarvan komt {{extra}} uit een andere betaling voor deze klus, met servicekosten.",
  answered: `{{why}} Daarom beslist ons team: je krijgt binnen ${ANSWER_WORKING_DAYS} werkdagen antwoord per mail.`,
  reported: {
    payee:
      "Je meldde dat {{name}} niet op de afspraak was. Wacht je op het antwoord? Klopt het, of komt er geen antwoord, dan krijg je alles terug.",
    payer:
      "{{name}} meldde dat je niet op de afspraak was. Was je er wel? Geef dan eerst antwoord op die melding: er begint dan een geschil. Klopt het, of antwoord je niet, dan krijg je ook {{back}} terug.",
  },
  why: {
    bank: "Je bank kijkt naar deze betaling.",
    extra: "Het gaat om meerwerk: de rest van de klus gaat door.",
    paused: "Ons team kijkt naar deze betaling.",
    credits: "Het gaat om tegoed.",
    disputed: "Er loopt een geschil over deze klus.",
    begun: "Het werk is al begonnen.",
    done: "Het werk is al klaar.",
  },
  business: `{{name}} is een bedrijf. Daarom mag je ook de overeenkomst over het werk herroepen, tot ${WITHDRAWAL_DAYS} dagen na de betaling.`,
  private:
    "{{name}} is geen bedrijf. De wet geeft je daarom geen recht om het werk te herroepen, wel onze dienst: de servicekosten krijg je terug. Voor het werk gelden de regels voor annuleren.",
  privateAnswered:
    "{{name}} is geen bedrijf. De wet geeft je daarom geen recht om het werk te herroepen, wel onze dienst: de servicekosten van {{fee}}.",
  goesOn: "Een herroeping houdt de betaling aan {{name}} niet tegen, een geschil wel.",
  receipt: "Je krijgt meteen een ontvangstbewijs per mail.",
  confirm: "Bevestig herroeping",
  pending: "Herroepen…",
  keep: "Niet herroepen",
  refused: "Dat is niet gelukt",
  done: "Je hebt je overeenkomst herroepen. Het ontvangstbewijs staat in je mail.",
  closedTitle: "Herroepen kan niet",
  closed: `Herroepen kan tot ${WITHDRAWAL_DAYS} dagen nadat je betaalde, en één keer. Klopt er iets niet? Neem contact met ons op.`,
  closedTip: "Een fooi is vrijwillig en zonder servicekosten. Die kun je niet herroepen.",
  closedTipOther: "Een fooi is vrijwillig en zonder servicekosten. Die kan {{name}} niet herroepen.",
  closedDirect:
    "Hiervoor is via ons niets betaald: jullie betalen elkaar rechtstreeks. Is de klusser een bedrijf, herroep dan bij dat bedrijf.",
  closedBack: "Je hebt het geld van deze betaling al terug, of het is onderweg naar je.",
  link: "Herroep hier je overeenkomst",
  closedOther: "Alleen {{name}} kan deze overeenkomst herroepen: {{name}} betaalde.",
  was: "Je hebt deze overeenkomst herroepen op {{at}}.",
  titleOther: "Herroeping",
  wasTitle: "Je hebt al een herroeping gestuurd",
  waits: "Ons team antwoordt per mail, binnen {{days}} werkdagen.",
  grantedOther: "Ons team kende dat toe op {{at}}.",
  rejectedOther: "Ons team wees dat af op {{at}}. Voor jou verandert er niets.",
  dealGoesOn: "Jullie deal gaat door.",
  dealGoesOnOther: "Jullie deal gaat door. Wat jij krijgt, blijft hetzelfde.",
  wasOther: "{{name}} heeft deze overeenkomst herroepen op {{at}}.",
  wasOtherService:
    "{{name}} heeft onze dienst bij deze betaling herroepen op {{at}}. Dat gaat over onze servicekosten, niet over het werk.",
  allBack: "Deze betaling ging helemaal terug. Daarmee is de herroeping afgehandeld.",
  granted: "We hebben je herroeping toegekend op {{at}}. In onze mail staat wat je terugkrijgt.",
  grantedFee: "We hebben je herroeping toegekend op {{at}}. Onze servicekosten van {{fee}} gingen naar je terug.",
  rejected: "We hebben je herroeping afgewezen op {{at}}.",
  page: {
    description: "Hoe je een overeenkomst herroept: welke, tot wanneer, wat je terugkrijgt.",
    right: `Wat je via ons betaalde, kun je tot ${WITHDRAWAL_DAYS} dagen na de betaling herroepen. Je hoeft geen reden te geven.`,
    how: "Kies hieronder een betaling. Je ziet eerst wat er gebeurt. Na je bevestiging krijg je meteen een ontvangstbewijs per mail.",
    business:
      "Is de klusser een bedrijf, dan geldt het ook voor het werk. Is de klusser een buur, dan geldt het voor onze dienst, en voor het werk de regels voor annuleren.",
    none: "Je hebt geen betalingen die je nu kunt herroepen.",
    login: "Log in om te herroepen",
    loginText: "Log in, dan staan je betalingen hier.",
    mail: "Kom je niet meer in je account? Mail ons dan met je naam, het nummer van de betaling en dat je herroept:",
    direct:
      "Via ons is niets betaald: jullie betalen elkaar rechtstreeks. Is de klusser een bedrijf, herroep dan bij dat bedrijf.",
    of: "{{total}}, betaald op {{day}}",
    extra: "Meerwerk",
  },
};
