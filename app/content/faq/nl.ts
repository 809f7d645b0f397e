import { brand } from "~/brand";
import { MISSED_AFTER_MINUTES, MISSED_ANSWER_HOURS } from "~/domain/deals/appointment-life";
import { COMPENSATION_MAX, COMPENSATION_PERCENT, LATE_HOURS } from "~/domain/deals/cancellation-rule";
import { DESK_DAYS, PROPOSALS_EACH } from "~/domain/deals/dispute-life";
import { REVIEW_DAYS } from "~/domain/deals/review";
import { START_CODE_WORDS } from "~/domain/deals/start-limits";
import { MAX_JOB_IMAGES } from "~/domain/jobs/image-limits";
import { JOB_DAYS, RENEWAL_ASKED_DAYS } from "~/domain/jobs/job-days";
import { MAX_SAVED_SEARCHES } from "~/domain/jobs/saved-search";
import { RELEASE_DAYS } from "~/domain/money/deal-money";
import { formatEuros } from "~/domain/money/money";
import { DONE_REMINDER_DAYS, HOLD_DAYS } from "~/domain/money/payment-life";
import { TRANSFER } from "~/domain/money/payment-service";
import { hasEarlyPayouts, payoutsInWords } from "~/domain/money/payout-schedule";
import { asked } from "../asked";
import type { Facts } from "../facts";

const general = ({ mode, percent }: Facts) => ({
  wat: asked(
    `Wat is ${brand.name}?`,
    "Een plek waar buren elkaar helpen met klussen. Je zet erop wat er moet gebeuren, klussers doen een bod en jij kiest wie er komt.",
    ["Zelf handig? ", { text: "Bekijk de klussen", to: "/browse-tasks" }, " en verdien bij in je eigen buurt."],
  ),
  kosten: asked(
    "Wat kost het?",
    ...{
      held: [
        "Een klus plaatsen, vragen stellen en bieden is gratis.",
        `Kies je een bod, dan betaal je ${percent}% servicekosten bovenop dat bod. Je ziet het bedrag voordat je betaalt. De klusser betaalt ook ${percent}%.`,
      ],
      direct: ["Niets. Plaatsen, bieden en chatten zijn gratis, en van wat jullie elkaar betalen houden wij niets in."],
    }[mode],
  ),
  betalen: asked(
    "Hoe werkt betalen?",
    ...{
      held: [
        `Je betaalt als je een bod kiest, met ${TRANSFER} of met een kaart. Het geld is dan in bewaring: jullie kunnen er geen van beiden bij.`,
        `Keur je het werk goed, dan gaat het geld naar de klusser. Doe je niets, dan gebeurt dat ${RELEASE_DAYS} dagen nadat de klusser aangaf dat het werk klaar is. Is de afspraak later, dan tellen de dagen vanaf het begin daarvan, tenzij de startcode is gebruikt.`,
        `Klopt er iets niet? Open dan binnen die ${RELEASE_DAYS} dagen een geschil. Een bericht houdt de betaling niet tegen, een geschil wel.`,
      ],
      direct: [
        `${brand.name} is geen betaaldienst. Jullie spreken in de chat af hoe je betaalt: met een betaalverzoek of contant.`,
        "Betaal als het werk naar je zin is, en nooit vooruit aan iemand die je niet kent.",
      ],
    }[mode],
  ),
  partij: asked(
    `Is ${brand.name} partij bij de overeenkomst?`,
    "Nee. De overeenkomst is tussen de plaatser en de klusser. Wij zorgen dat jullie elkaar vinden en elkaar kunnen beoordelen.",
    [{ text: "Lees de voorwaarden", to: "/terms-and-conditions" }, "."],
  ),
  verzekerd: asked(
    "Ben ik via jullie verzekerd?",
    "Nee. Klussers zorgen zelf voor een verzekering. Vraag ernaar bij werk waar veel mis kan gaan.",
    "Let op: een aansprakelijkheidsverzekering voor particulieren dekt schade bij betaald werk meestal niet. Vraag het je verzekeraar.",
  ),
  adres: asked(
    "Wie ziet waar ik woon?",
    "Je straat en huisnummer ziet alleen de klusser van wie je het bod accepteert. Anderen zien op de site alleen je plaats en de vier cijfers van je postcode.",
    "Wie een klus met je afspreekt, ziet je volledige naam. Anderen zien je voornaam en de eerste letter van je achternaam. Je e-mailadres ziet niemand.",
    "Heb je een zakelijk profiel, dan staan je vestigingsadres en zakelijke e-mail daar wel op.",
  ),
  waar: asked(
    "Werkt het bij mij in de buurt?",
    "Het werkt in heel Nederland. Vul je postcode in, dan staat bij elke klus hoe ver die weg is. Klussen op afstand kun je overal doen.",
  ),
  melden: asked(
    "Ik vertrouw iets niet. Wat kan ik doen?",
    "Druk op ‘Melden’. Dat staat bij klussen, vragen, berichten, beoordelingen en profielen, en voor wat iedereen kan zien heb je er geen account voor nodig. Iemand van ons kijkt ernaar.",
    "Wil je van iemand niets meer horen? Dan kun je die persoon blokkeren op de profielpagina.",
  ),
  weg: asked("Hoe verwijder ik mijn account?", [
    "Bij ",
    { text: "je instellingen", to: "/profile/settings" },
    ". Je kunt daar eerst je gegevens downloaden. Staat er nog geld open, dan rond je dat eerst af.",
  ]),
});

const placer = ({ mode }: Facts) => ({
  plaatsen: asked(
    "Hoe plaats ik een klus?",
    [
      "In vier stappen: ",
      { text: "wat er moet gebeuren", to: "/post-job" },
      `, waar, de details en je budget. Voeg foto’s toe als je ze hebt, hooguit ${MAX_JOB_IMAGES}: dan weten klussers beter wat ze kunnen bieden.`,
    ],
    "Weet je niet wat het mag kosten? Laat de prijs dan open en wacht de biedingen af.",
  ),
  kiezen: asked(
    "Hoe kies ik een klusser?",
    "Bij elk bod zie je wie het is, wat anderen van diegene vonden en wat het kost. Is iemands identiteit geverifieerd, dan staat dat erbij. Alleen jij ziet alle biedingen.",
    "Je hoeft niemand te kiezen: weigeren mag, en wachten ook.",
  ),
  "geen-bod": asked(
    "Er biedt niemand. Wat nu?",
    "Kijk of je omschrijving duidelijk is, zet er een foto bij of pas je budget aan. Dat kan zolang je klus open staat.",
    ["Je kunt ook zelf ", { text: "een klusser zoeken", to: "/helpers" }, " en die vragen voor je klus."],
  ),
  "hoe-lang": asked(
    "Hoe lang blijft mijn klus staan?",
    `${JOB_DAYS} dagen. ${RENEWAL_ASKED_DAYS} dagen voor het einde vragen we per mail of je nog hulp zoekt. Verlengen gaat met één klik.`,
  ),
  startcode: asked(
    "Wat is de startcode?",
    `${START_CODE_WORDS} woorden die je bij je klus ziet zodra je een bod hebt gekozen. Lees ze voor als de klusser bij je is en begint. De klusser vult ze in. Dat bewijst dat het werk begon, en wanneer.`,
    {
      held: "Het hoeft niet: zonder startcode gaat alles door zoals jullie afspraken. Is de code ingevuld, dan kan niemand nog melden dat de ander niet kwam, en kun je niet meer alleen annuleren.",
      direct:
        "Het hoeft niet: zonder startcode gaat alles door zoals jullie afspraken. Is de code ingevuld, dan kan niemand nog melden dat de ander niet kwam.",
    }[mode],
  ),
  "niet-door": asked(
    "Het gaat toch niet door. En dan?",
    ...{
      held: [
        "Annuleer de klus zolang het werk niet met de startcode is begonnen en de klusser niet heeft aangegeven dat het klaar is. Je krijgt alles terug, ook de servicekosten. Hetzelfde gebeurt als de klusser het bod intrekt. Kun je niet meer annuleren, spreek dan samen een bedrag af of open een geschil.",
        `Annuleer je minder dan ${LATE_HOURS} uur voor het afgesproken begin, of daarna? Dan krijgt de klusser ${COMPENSATION_PERCENT}% van het bod, ten hoogste ${formatEuros(COMPENSATION_MAX, "nl")}. De rest krijg je terug. Je ziet de bedragen voordat je annuleert.`,
        `Komt een van jullie niet opdagen? Meld dat in de chat, vanaf ${MISSED_AFTER_MINUTES} minuten na het begin. De ander heeft ${MISSED_ANSWER_HOURS} uur om te antwoorden. Tot dan kun je niet annuleren. Kwam de klusser niet, dan krijg je alles terug. Was jij er niet, dan krijgt de klusser dezelfde vergoeding.`,
        `Begint het werk nooit en zegt niemand iets, dan krijg je je geld na ${HOLD_DAYS} dagen vanzelf terug.`,
      ],
      direct: [
        "Annuleer de deal, dan staat je klus weer open. Of verwijder je klus, als je geen hulp meer zoekt. De klusser krijgt daar bericht van. Via ons is er niets betaald, dus er valt niets terug te betalen.",
      ],
    }[mode],
  ),
  "niet-goed": asked(
    "Het werk is niet goed. Wat kan ik doen?",
    "Praat er eerst samen over in de chat. Meestal is het zo opgelost.",
    ...{
      held: [
        `Komen jullie er niet uit, open dan een geschil. Dat kan minstens tot ${RELEASE_DAYS} dagen nadat de klusser aangaf dat het werk klaar is, en het houdt de betaling tegen. Jullie doen elk hooguit ${PROPOSALS_EACH} voorstellen voor een verdeling. Lukt dat niet binnen ${DESK_DAYS} dagen, dan beslist ons team.`,
      ],
      direct: [
        "Wij bewaren geen geld en kunnen het dus ook niet terugbetalen. Betaal daarom pas als je tevreden bent.",
      ],
    }[mode],
  ),
  beoordelen: asked(
    "Hoe werken beoordelingen?",
    `Na een klus beoordelen jullie elkaar, één keer, met sterren en een paar zinnen. Ze worden zichtbaar als jullie allebei klaar zijn, of na ${REVIEW_DAYS} dagen.`,
    "Zonder klus geen beoordeling: zo weet je dat ze over echt werk gaan.",
  ),
});

const helper = ({ mode, percent, earlyPercent, payouts }: Facts) => ({
  beginnen: asked("Hoe begin ik als klusser?", [
    { text: "Maak een account", to: "/signup" },
    ". Bieden kan meteen. Vertel ook wat je doet en tot hoe ver je wilt reizen, en zet er een foto en een paar zinnen bij: daar kijken plaatsers naar als ze kiezen.",
  ]),
  vinden: asked("Hoe vind ik klussen in de buurt?", [
    { text: "Zoek op postcode, afstand en soort werk", to: "/browse-tasks" },
    `. Bewaar je zoekopdracht, dan krijg je bericht als er iets bijkomt. Je kunt er ${MAX_SAVED_SEARCHES} bewaren.`,
  ]),
  bieden: asked(
    "Hoe werkt bieden?",
    "Je noemt een bedrag en schrijft er een bericht bij als je wilt. Andere klussers zien jouw bod niet. Je hebt één bod per klus, en zolang er niet gekozen is mag je het veranderen of intrekken.",
    "Je kunt chatten zodra je bod is geaccepteerd. Wil je iets weten voordat je biedt? Stel een vraag bij de klus.",
  ),
  geld: asked(
    "Wanneer krijg ik mijn geld?",
    ...{
      held: [
        `Als de klus is afgerond. Je bod min ${percent}% komt dan op je saldo. We betalen ${payoutsInWords(payouts, "nl")} uit.${hasEarlyPayouts(payouts) ? ` Eerder kan ook, dat kost ${earlyPercent}%.` : ""}`,
        "Voor uitbetalen heb je een IBAN, een geverifieerde identiteit en je gegevens voor de Belastingdienst nodig.",
      ],
      direct: [
        "Dat spreek je af met de plaatser: met een betaalverzoek of contant, als het werk klaar is. Er gaan geen kosten af.",
      ],
    }[mode],
  ),
  reactie: asked(
    "Ik ben klaar, maar de plaatser reageert niet.",
    ...{
      held: [
        `Druk op ‘Werk is klaar’, bij de klus of boven de chat. Een gewoon bericht telt niet. Na ${DONE_REMINDER_DAYS} dagen herinneren we de plaatser eraan. Na ${RELEASE_DAYS} dagen staat het geld op je saldo. Is de afspraak later, dan tellen de dagen vanaf het begin daarvan, tenzij de startcode is gebruikt. Een geschil, een terugboeking door de bank en een pauze door ons team zetten die dagen stil.`,
      ],
      direct: [
        `Druk op ‘Werk is klaar’, bij de klus of boven de chat. Een gewoon bericht telt niet. Na ${DONE_REMINDER_DAYS} dagen herinneren we de plaatser eraan, en na ${RELEASE_DAYS} dagen ronden we de klus af. Is de afspraak later, dan tellen de dagen vanaf het begin daarvan, tenzij de startcode is gebruikt. Je kunt in de chat ook een betaalverzoek sturen.`,
      ],
    }[mode],
  ),
  identiteit: asked(
    "Moet ik mijn identiteit verifiëren?",
    {
      held: "Om te bieden niet, om uitbetaald te worden wel. Je doet het bij onze betaaldienst. Dat duurt 1 tot 2 werkdagen. Op je profiel staat daarna dat je identiteit geverifieerd is.",
      direct: "Het hoeft niet, maar het helpt: op je profiel staat daarna dat je identiteit geverifieerd is.",
    }[mode],
  ),
  belasting: asked(
    "Moet ik belasting betalen over wat ik verdien?",
    "Wat je met klussen verdient, is meestal inkomen dat je opgeeft bij je aangifte. Het kan ook gevolgen hebben voor toeslagen of een uitkering, en klus je vaak, dan krijg je misschien met btw te maken. Dat hangt van je situatie af: kijk op belastingdienst.nl.",
    ...{
      held: [
        [
          "In ",
          { text: "je wallet", to: "/wallet" },
          " staat per jaar wat je via ons verdiende. Wij moeten dat ook doorgeven aan de Belastingdienst.",
        ],
      ],
      direct: ["Wat mensen rechtstreeks aan je betalen, tellen wij niet voor je op. Houd het dus zelf bij."],
    }[mode],
  ),
  zakelijk: asked("Wat is een klus ‘alleen voor bedrijven’?", [
    "Om daarop te bieden heb je een zakelijk profiel nodig, met KVK-nummer, btw-nummer en vestigingsadres. ",
    { text: "Lees hoe dat werkt", to: "/business" },
    ".",
  ]),
});

export default (facts: Facts) => ({ general: general(facts), placer: placer(facts), helper: helper(facts) });
