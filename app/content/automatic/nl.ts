import { brand } from "~/brand";
import { PRIOR_REVIEWS, PRIOR_STARS } from "~/domain/accounts/rating-score";
import { MISSED_AFTER_MINUTES, MISSED_ANSWER_HOURS } from "~/domain/deals/appointment-life";
import { COMPENSATION_MAX, COMPENSATION_PERCENT, LATE_HOURS } from "~/domain/deals/cancellation-rule";
import { DESK_DAYS, PROPOSALS_EACH } from "~/domain/deals/dispute-life";
import { REVIEW_DAYS } from "~/domain/deals/review";
import { START_TRIES } from "~/domain/deals/start-limits";
import { STOP_DAYS } from "~/domain/deals/stop-life";
import { WITHDRAWAL_DAYS } from "~/domain/deals/withdrawal";
import {
  MAX_CHAT_PHOTOS,
  MAX_IMAGE_MEGABYTES,
  MAX_UNSENT_PHOTOS,
  UNSENT_PHOTO_HOURS,
} from "~/domain/jobs/image-limits";
import { JOB_DAYS, RENEWAL_ASKED_DAYS } from "~/domain/jobs/job-days";
import { LAST_DAYS, RELEASE_DAYS } from "~/domain/money/deal-money";
import { formatEuros } from "~/domain/money/money";
import { DONE_REMINDER_DAYS, HOLD_DAYS, HOLD_REMINDER_DAYS, PAYMENT_MINUTES } from "~/domain/money/payment-life";
import { FREE_SOON_DAYS, hasEarlyPayouts, payoutsInWords } from "~/domain/money/payout-schedule";
import { IBAN_WAIT_HOURS, MIN_PAYOUT_CENTS } from "~/domain/money/wallet";
import { AWAY_HOURS, NUDGE_HOURS } from "~/domain/notifications/notification";
import { type LimitName, limitsInWords } from "~/domain/site/call-limits";
import type { Facts } from "../facts";
import type { AutomaticTexts } from "./texts";

const LIMITED: Record<LimitName, string> = {
  jobs: "nieuwe klussen",
  comments: "vragen en antwoorden bij klussen",
  bids: "keer bieden of een bod wijzigen",
  job_changes: "wijzigingen van klussen",
  payment_requests: "betaalverzoeken",
  start_code: "pogingen met een startcode",
  appointments: "stappen in afspraken",
  stop_proposals: "voorstellen om te stoppen",
  disputes: "stappen in geschillen",
  reports: "misbruikmeldingen",
  invitations: "uitnodigingen van klussers",
  images: "foto’s",
  chats: "nieuwe chats met mensen zonder bod tussen jullie",
  chats_day: "nieuwe chats met mensen zonder bod tussen jullie",
  chats_unconfirmed: "zulke chats zolang je e-mailadres niet bevestigd is",
  messages: "berichten",
  failed_login: "keer inloggen met een fout wachtwoord",
  failed_login_network: "keer fout inloggen vanaf één internetverbinding",
  failed_login_address: "keer fout inloggen met één e-mailadres",
  own_password: "keer je eigen wachtwoord fout",
  mailed: "mails naar een adres dat nog niet bevestigd is",
  reset: "keer een nieuw wachtwoord aanvragen",
  support_mail: "berichten aan ons team van één e-mailadres",
  support_user: "berichten aan ons team van één account",
  support_network: "berichten aan ons team van één internetverbinding",
  address_changes: "keer een ander e-mailadres kiezen",
  conversions: "getelde aanmeldingen via een partner van één internetverbinding",
  sign_up: "nieuwe accounts van één internetverbinding",
};

const per = (seconds: number): string =>
  seconds < 900 ? "per minuut" : seconds === 900 ? "per kwartier" : seconds === 3600 ? "per uur" : "per dag";

export default ({ mode, earlyPercent, payouts }: Facts): AutomaticTexts => ({
  job_order: {
    title: "De volgorde van klussen",
    text: "Vul je een postcode in, dan staan de klussen het dichtst bij jou bovenaan. Anders staat de nieuwste bovenaan. Je kunt ook sorteren op de beoordeling van de plaatser. Niemand kan betalen voor een hogere plek.",
  },
  search_order: {
    title: "De volgorde als je zoekt",
    text: "Eerst komen klussen met jouw woorden in de titel, dan andere vormen van die woorden, dan klussen over hetzelfde soort werk. Daarbinnen geldt de volgorde die je koos. Herkennen we een woord niet, dan zoeken we ook op een woord dat erop lijkt. Dat staat er dan bij.",
  },
  helper_order: {
    title: "De volgorde van klussers",
    text: `Met een postcode staan klussers die het dichtst bij je wonen bovenaan, of de best beoordeelde in de buurt. Zonder postcode staan de best beoordeelde bovenaan. Alleen beoordelingen als klusser tellen. We rekenen daarbij bij iedereen ${PRIOR_REVIEWS} beoordelingen van ${PRIOR_STARS} sterren extra mee: zo winnen een paar beoordelingen het niet zomaar van veel.`,
  },
  new_jobs: {
    title: "Wie bericht krijgt van een nieuwe klus",
    text: "Klussers krijgen bericht over een nieuwe klus in een categorie die ze kozen, binnen de afstand die ze instelden.",
  },
  saved_searches: {
    title: "Bewaarde zoekopdrachten",
    text: "Past een nieuwe klus bij een zoekopdracht die je bewaarde, dan krijg je bericht. Daarin staat waarom hij past.",
  },
  away: {
    title: "Minder berichten als je weg bent",
    text: `Ben je ${AWAY_HOURS} uur niet geweest en heb je geen pushmeldingen aan, dan bewaren we berichten over nieuwe klussen tot je terug bent.`,
  },
  reminders: {
    title: "Herinneringen",
    text: `Wacht een bod ${NUDGE_HOURS} uur op antwoord, dan krijgt de plaatser één keer bericht. Voor een afspraak krijgen jullie allebei een herinnering.`,
  },
  contact_guard: {
    title: "Telefoonnummers en websites",
    text: "In teksten die iedereen kan lezen, in het bericht bij een bod en in een chat zonder geaccepteerd bod tussen jullie, houdt een filter telefoonnummers, e-mailadressen, websites, accountnamen en een verzoek om te appen tegen. Je ziet meteen welk deel je moet aanpassen. Het filter kan zich vergissen: schrijf het dan anders op, of mail ons.",
  },
  photos: {
    title: "Foto’s",
    text: `Uit foto’s halen we de plaats, de tijd en het toestel. Een bestand dat geen foto is, beschadigd is of groter is dan ${MAX_IMAGE_MEGABYTES} MB, weigeren we. In één chat kun je hoogstens ${MAX_CHAT_PHOTOS} foto’s sturen. Foto’s die je koos en ${UNSENT_PHOTO_HOURS} uur niet verstuurde, verwijderen we. Er kunnen er hoogstens ${MAX_UNSENT_PHOTOS} per chat wachten.`,
  },
  limits: {
    title: "Grenzen",
    text: "Wie in korte tijd heel veel doet, moet even wachten. Er staat bij hoelang. Een apparaat waarop je eerder inlogde, heeft geen last van anderen die fout inloggen. De grenzen:",
    list: limitsInWords(LIMITED, per),
  },
  job_category: {
    title: "De categorie van je klus",
    text: "Aan de woorden in je titel zien we wat voor klus het waarschijnlijk is. Die categorie staat dan al gekozen. Je kunt altijd een andere kiezen: dan blijft jouw keuze staan.",
  },
  expiry: {
    title: "Klussen die verlopen",
    text: `Een open klus staat er ${JOB_DAYS} dagen. ${RENEWAL_ASKED_DAYS} dagen voor het einde vragen we of je nog hulp zoekt. Daarna gaat hij van de lijst en vervallen de biedingen.`,
  },
  unpaid: {
    title: "Niet betaald",
    text: `Begin je met betalen, dan heb je daar ${PAYMENT_MINUTES} minuten voor. Daarna kun je het opnieuw proberen.`,
  },
  release: {
    title: "Betalen als niemand iets zegt",
    text: `Geeft de klusser aan dat het werk klaar is, dan krijgt de plaatser na ${DONE_REMINDER_DAYS} dagen een herinnering. Na ${RELEASE_DAYS} dagen zonder geschil is de klus goedgekeurd en krijgt de klusser het geld. Betaalverzoeken van de klusser die dan nog niet betaald zijn, vervallen. Is de afspraak later, dan tellen de dagen vanaf het begin daarvan. Begon het werk met de startcode, dan tellen ze altijd vanaf het einde van het werk. Een geschil, een terugboeking door de bank en een pauze door ons team zetten die dagen stil. Daarna lopen ze verder, met nog minstens ${LAST_DAYS} te gaan.`,
  },
  hold: {
    title: "Geld dat te lang in bewaring is",
    text: `Na ${HOLD_DAYS} dagen gaat geld dat nog in bewaring is terug naar de plaatser, behalve als het werk begon of klaar is, of als er een geschil loopt. Begon het werk met de startcode en is het dan niet als klaar doorgegeven, dan beslist iemand van ons team. ${HOLD_REMINDER_DAYS} dagen eerder krijgen jullie allebei bericht. Ging het geld voor begonnen of gedaan werk terug naar de plaatser, dan kijkt ons team ernaar als het na ${RELEASE_DAYS} dagen niet is geregeld. ${LAST_DAYS} dagen eerder krijgen jullie allebei bericht.`,
  },
  cancelling: {
    title: "Laat annuleren",
    text: `Annuleert de plaatser minder dan ${LATE_HOURS} uur voor het afgesproken begin, of daarna, dan krijgt de klusser ${COMPENSATION_PERCENT}% van het bod, ten hoogste ${formatEuros(COMPENSATION_MAX, "nl")}. De plaatser krijgt de rest terug. Is het werk met de startcode begonnen, of heeft de klusser aangegeven dat het klaar is, dan kan de plaatser niet meer alleen annuleren. Jullie kunnen dan samen een bedrag afspreken. Komt er binnen ${STOP_DAYS} dagen geen antwoord op een voorstel, dan vervalt het.`,
  },
  missed: {
    title: "Niet gekomen",
    text: `Vanaf ${MISSED_AFTER_MINUTES} minuten na het afgesproken begin kun je melden dat de ander er niet is. Die heeft ${MISSED_ANSWER_HOURS} uur om te antwoorden. Komt er geen antwoord, dan telt het als niet gekomen. Komt er een geschil en sluit die ander dat weer, dan beginnen de ${MISSED_ANSWER_HOURS} uur opnieuw. Is het geld in bewaring, dan stopt de deal. Zolang er op antwoord wordt gewacht, kan de plaatser niet annuleren. Is het werk met de startcode begonnen, dan kun je dit niet meer melden.`,
  },
  start_code: {
    title: "De startcode",
    text: `Vult de klusser de startcode goed in, dan is het werk begonnen. Na ${START_TRIES} foute pogingen binnen een uur moet de klusser wachten.`,
  },
  withdrawal: {
    title: "Herroepen",
    text: `Herroept de plaatser binnen ${WITHDRAWAL_DAYS} dagen na de betaling, en is het werk dan niet begonnen of klaar, dan stopt de deal vanzelf en gaat het geld terug. Is de klusser geen bedrijf en is het minder dan ${LATE_HOURS} uur voor het afgesproken begin, of daarna, dan krijgt de klusser wat voor laat annuleren geldt. In alle andere gevallen, ook als ons team naar de betaling kijkt of als er een geschil loopt, beslist iemand van ons team.`,
  },
  disputes: {
    title: "Geschillen",
    text: `Een geschil zet de betaling stil. Worden jullie het niet binnen ${DESK_DAYS} dagen eens, of niet na elk ${PROPOSALS_EACH} voorstellen, dan gaat het naar ons team. Is een van jullie geschorst, dan gaat het meteen naar ons team. Wie wat krijgt, beslissen alleen mensen.`,
  },
  chargebacks: {
    title: "Terugboeking door de bank",
    text: "Boekt de bank van de plaatser een betaling terug, dan staat het geld stil tot de bank beslist. Was het al vrijgegeven, dan gaat het zo lang van het saldo van de klusser af, nooit verder dan tot nul. Krijgt de plaatser gelijk van de bank, dan is het geld terugbetaald. Boekt de bank een betaling voor tegoed terug, dan geldt hetzelfde voor deals die met dat tegoed zijn betaald, en gaat tegoed dat terugkomt eerst daarheen. Klopt een bericht van de bank of de betaaldienst niet met wat we weten, dan zetten we de betaling stil en kijkt ons team ernaar. Wat er daarna nog nodig is, beslissen alleen mensen.",
  },
  payouts: {
    title: "Uitbetalen",
    text: `We betalen ${payoutsInWords(payouts, "nl")} elk saldo vanaf ${formatEuros(MIN_PAYOUT_CENTS, "nl")} uit van wie geverifieerd is, een IBAN heeft en de gegevens voor de Belastingdienst heeft ingevuld.${hasEarlyPayouts(payouts) ? ` Eerder uitbetalen kost ${earlyPercent}%, en kan niet als de gratis uitbetaling binnen ${FREE_SOON_DAYS} dagen komt.` : ""} Na een nieuw IBAN wacht een uitbetaling ${IBAN_WAIT_HOURS} uur. Een eerste IBAN telt meteen als je net hebt ingelogd.`,
  },
  reviews: {
    title: "Beoordelingen",
    text: `Een beoordeling wordt zichtbaar als jullie allebei schreven, of na ${REVIEW_DAYS} dagen.`,
  },
  track_record: {
    title: "Reactietijd en deals",
    text: `Op een profiel staat hoe snel iemand meestal antwoordt. Vanaf drie deals staat er ook welk deel iemand als klusser afmaakte. Alleen wat van de klusser zelf kwam, telt als niet afgemaakt: zich laat terugtrekken${mode === "held" ? ", niet komen en een geschil waarbij jullie of ons team de hele prijs teruggaven" : " en niet komen"}. Van een plaatser staat er hoeveel geplaatste klussen zijn afgerond, en hoe vaak die niet op een afspraak kwam. De twee rollen tellen apart.`,
  },
  suspended: {
    title: "Geschorste accounts",
    text: `Is een account geschorst, dan kan niemand een bod van of aan die persoon kiezen. Het bod wacht tot de schorsing voorbij is.${mode === "held" ? " Is een geschorste plaatser het niet eens met werk dat volgens de klusser klaar is, dan zetten we de betaling stil. Iemand van ons team beslist dan." : ""}`,
  },
  mailbox: {
    title: "Een account met jouw e-mailadres",
    text: "Maakte iemand een account met jouw e-mailadres, en bevestig jij dat adres als eerste? Dan wissen we wat daar is ingevuld, zoals IBAN, foto en instellingen, en loggen we iedereen uit. Uitbetalingen die nog niet onderweg zijn, stoppen we. Klussen, biedingen en berichten blijven staan.",
  },
  cleanup: {
    title: "Opruimen",
    text: "Elke nacht wissen we wat we niet langer mogen bewaren. Op de privacypagina staat per soort hoelang dat is.",
  },
  people: {
    title: "Wat alleen mensen beslissen",
    text: `Een account schorsen, een tekst, foto of klus weghalen na een misbruikmelding, ${mode === "held" ? "een geschil en een bezwaar" : "een bezwaar"}: daarover beslist altijd iemand van ${brand.name}, met een reden erbij. Tegen een besluit over een misbruikmelding kun je één keer bezwaar maken. Ook als we zonder melding iets van je weghalen of je account schorsen, kan dat. Daarover beslist iemand anders van ons team.`,
  },
});
