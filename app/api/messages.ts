import { REMINDER_HOURS } from "../domain/money/payment-life";
import type { Language } from "../domain/values/language";

export const CODES = {
  parse_error: { status: 400, nl: "De gegevens konden niet worden gelezen.", en: "The data could not be read." },
  invalid_token: { status: 400, nl: "Deze link is ongeldig of verlopen.", en: "This link is invalid or has expired." },
  bad_signature: { status: 400, nl: "Ongeldige handtekening.", en: "Invalid signature." },
  invalid_key: { status: 400, nl: "Ongeldige Idempotency-Key.", en: "Invalid Idempotency-Key." },
  not_authenticated: { status: 401, nl: "Log in om dit te doen.", en: "Log in to do this." },
  token_not_valid: {
    status: 401,
    nl: "Je sessie is verlopen. Log opnieuw in.",
    en: "Your session has ended. Log in again.",
  },
  bad_credentials: { status: 401, nl: "E-mail of wachtwoord klopt niet.", en: "Email or password is not correct." },
  permission_denied: { status: 403, nl: "Je mag dit niet doen.", en: "You are not allowed to do this." },
  suspended: {
    status: 403,
    nl: "Dit account is geblokkeerd. Neem contact met ons op.",
    en: "This account is suspended. Please contact us.",
  },
  proof_required: {
    status: 403,
    nl: "Bevestig eerst dat jij het bent: geef je wachtwoord of log opnieuw in.",
    en: "First confirm that it’s you: enter your password or log in again.",
  },
  own_case: {
    status: 403,
    nl: "Hier ben je zelf bij betrokken. Een collega beslist.",
    en: "You are involved in this yourself. A colleague decides.",
  },
  own_job: { status: 403, nl: "Dit is je eigen klus.", en: "This is your own job." },
  business_required: {
    status: 403,
    nl: "Voor deze klus is een zakelijk profiel nodig.",
    en: "This job needs a business profile.",
  },
  blocked: { status: 403, nl: "Jullie kunnen geen contact met elkaar opnemen.", en: "You cannot contact each other." },
  not_verified: { status: 403, nl: "Verifieer eerst je identiteit.", en: "Verify your identity first." },
  not_found: { status: 404, nl: "Niet gevonden.", en: "Not found." },
  job_not_found: { status: 404, nl: "Klus niet gevonden", en: "Job not found" },
  job_deleted: { status: 410, nl: "Deze klus is verwijderd.", en: "This job has been removed." },
  method_not_allowed: { status: 405, nl: "Deze methode is niet toegestaan.", en: "This method is not allowed." },
  transition: {
    status: 409,
    nl: "Dat kan niet bij de huidige status.",
    en: "That is not possible in the current status.",
  },
  other_user: {
    status: 409,
    nl: "In deze browser is nu iemand anders ingelogd. Log weer in met je eigen account en probeer het dan opnieuw.",
    en: "Someone else is logged in to this browser now. Log in to your own account again, then try again.",
  },
  job_not_open: { status: 409, nl: "Deze klus staat niet meer open.", en: "This job is no longer open." },
  bid_exists: { status: 409, nl: "Je hebt al een bod geplaatst.", en: "You have already placed an offer." },
  helper_has_bid: {
    status: 409,
    nl: "Deze klusser deed al een bod op je klus.",
    en: "This helper has already made an offer for your job.",
  },
  already_asked: {
    status: 409,
    nl: "Je hebt deze klusser al gevraagd voor deze klus.",
    en: "You have already asked this helper for this job.",
  },
  bid_not_pending: {
    status: 409,
    nl: "Dit bod kan niet meer worden gewijzigd.",
    en: "This offer can no longer be changed.",
  },
  bid_pending: { status: 409, nl: "Accepteer of weiger eerst het bod.", en: "Accept or decline the offer first." },
  bid_rejected: { status: 409, nl: "Je hebt dit bod geweigerd.", en: "You declined this offer." },
  helper_unavailable: {
    status: 409,
    nl: "Deze klusser kan nu geen klussen aannemen. Kies een ander bod.",
    en: "This helper can’t take on jobs at the moment. Choose another offer.",
  },
  payment_required: { status: 409, nl: "Betaal om dit bod te accepteren.", en: "Pay to accept this offer." },
  payment_processing: {
    status: 409,
    nl: "Je vorige betaling voor deze klus wordt nog verwerkt. Wacht tot de bank klaar is.",
    en: "Your earlier payment for this job is still being processed. Wait until the bank has finished.",
  },
  amount_changed: {
    status: 409,
    nl: "Het bedrag is veranderd. Controleer het bod.",
    en: "The amount has changed. Check the offer.",
  },
  compensation_changed: {
    status: 409,
    nl: "De vergoeding voor de klusser is veranderd. Kijk het bedrag na.",
    en: "The helper’s compensation has changed. Check the amount.",
  },
  before_appointment: {
    status: 409,
    nl: "De dag van jullie afspraak moet nog komen. Bevestig dat het werk al klaar is.",
    en: "The day of your appointment is still to come. Confirm that the work is done already.",
  },
  after_hold: {
    status: 409,
    nl: "Deze afspraak begint pas als het geld in bewaring al terug is. Stel een eerdere dag voor.",
    en: "This appointment starts after the held money goes back. Suggest an earlier day.",
  },
  money_changed: {
    status: 409,
    nl: "Het geld in bewaring is intussen veranderd. Bekijk de bedragen opnieuw.",
    en: "The held money has changed meanwhile. Check the amounts again.",
  },
  proposal_changed: {
    status: 409,
    nl: "Het voorstel is intussen veranderd. Bekijk de verdeling opnieuw.",
    en: "The proposal has changed meanwhile. Check the division again.",
  },
  photo_evidence: {
    status: 409,
    nl: "Deze foto hoort bij een geschil. Daarom kun je hem niet verwijderen.",
    en: "This photo is part of a dispute, so you can’t remove it.",
  },
  proposal_waits: {
    status: 409,
    nl: "De ander deed net ook een voorstel. Antwoord daar eerst op.",
    en: "The other person has just made a proposal too. Reply to that first.",
  },
  other_suspended: {
    status: 409,
    nl: "Het account van de ander is geschorst. Die kan nu niet antwoorden.",
    en: "The other person’s account is suspended, so they can’t reply now.",
  },
  free_to_cancel: {
    status: 409,
    nl: "Samen stoppen is niet nodig: de plaatser kan nog annuleren en krijgt dan alles terug.",
    en: "There’s no need to stop together: the client can still cancel and get everything back.",
  },
  refund_changed: {
    status: 409,
    nl: "Het bedrag dat je terugkrijgt is intussen veranderd. Bekijk het opnieuw.",
    en: "The amount that you get back has changed meanwhile. Check it again.",
  },
  paused: {
    status: 409,
    nl: "Ons team kijkt naar deze betaling. Tot we klaar zijn, kan dit niet. Je krijgt bericht.",
    en: "Our team is looking into this payment. Until we’re done, this isn’t possible. We’ll let you know.",
  },
  direct_mode: {
    status: 409,
    nl: "Betalen gaat hier rechtstreeks met de klusser.",
    en: "Payment is arranged directly with the helper.",
  },
  already_paid: {
    status: 409,
    nl: "Deze klus is al uitbetaald aan de klusser.",
    en: "The helper has already been paid for this job.",
  },
  disputed: { status: 409, nl: "Er loopt een geschil over deze betaling.", en: "This payment is disputed." },
  work_done: {
    status: 409,
    nl: "De klusser heeft het werk afgerond. Klopt er iets niet? Open een geschil.",
    en: "The helper has marked the work as done. Something wrong? Open a dispute.",
  },
  extra_work_done: {
    status: 409,
    nl: "Het werk is klaar. Meerwerk vraag je aan voordat je begint.",
    en: "The work was marked as done. Ask for extra work before you start.",
  },
  absence_reported: {
    status: 409,
    nl: "Er is gemeld dat een van jullie niet op de afspraak was. Dat moet eerst worden beantwoord.",
    en: "One of you was reported as absent from the appointment. That has to be answered first.",
  },
  work_begun: {
    status: 409,
    nl: "Het werk is al begonnen. Stoppen kan alleen samen: spreek een bedrag af, of open een geschil.",
    en: "The work has already begun. You can only stop together: agree on an amount, or open a dispute.",
  },
  social_taken: {
    status: 409,
    nl: "Dit account is al gekoppeld aan een ander profiel.",
    en: "This account is already linked to another profile.",
  },
  last_way_in: {
    status: 409,
    nl: "Dit is nu je enige manier om in te loggen. Kies eerst een wachtwoord of voeg een passkey toe.",
    en: "This is your only way to log in now. Choose a password or add a passkey first.",
  },
  already_replied: {
    status: 409,
    nl: "Op deze vraag is al gereageerd.",
    en: "This question already has a reply.",
  },
  already_done: { status: 409, nl: "Dit heb je al gedaan.", en: "You have already done this." },
  reminded: {
    status: 409,
    nl: `Je hebt al een herinnering gestuurd. Dat kan één keer per ${REMINDER_HOURS} uur.`,
    en: `You have already sent a reminder. You can send one every ${REMINDER_HOURS} hours.`,
  },
  not_completed: { status: 409, nl: "Deze klus is nog niet afgerond.", en: "This job has not been completed yet." },
  iban_missing: { status: 409, nl: "Vul eerst je IBAN in.", en: "Enter your IBAN first." },
  tax_data_missing: {
    status: 409,
    nl: "Vul eerst je gegevens voor de Belastingdienst in.",
    en: "Enter your details for the tax office first.",
  },
  iban_waits: {
    status: 409,
    nl: "Je IBAN is pas ingevuld of gewijzigd. Uitbetalen kan een dag daarna.",
    en: "Your IBAN was added or changed recently. You can be paid out a day after that.",
  },
  nothing_to_pay_out: { status: 409, nl: "Er is niets om uit te betalen.", en: "There is nothing to pay out." },
  payout_soon: {
    status: 409,
    nl: "Je geld wordt binnenkort zonder kosten overgemaakt. Eerder uitbetalen kan nu niet.",
    en: "Your money will be transferred soon, free of charge. You can’t ask for an early payout now.",
  },
  payout_underway: {
    status: 409,
    nl: "Er is intussen een andere uitbetaling onderweg. Bevestig opnieuw als je er nog een wilt.",
    en: "Another payout is on its way meanwhile. Confirm again if you want one more.",
  },
  already_verified: {
    status: 409,
    nl: "Je identiteit is al geverifieerd.",
    en: "Your identity has already been verified.",
  },
  money_open: {
    status: 409,
    nl: "Er staat nog geld open. Rond dat eerst af.",
    en: "There is still money outstanding. Settle that first.",
  },
  limit_reached: { status: 409, nl: "Het maximum is bereikt.", en: "The maximum has been reached." },
  in_progress: { status: 409, nl: "Deze aanvraag is al bezig.", en: "This request is already in progress." },
  answer_lost: {
    status: 409,
    nl: "Dit is al gedaan. Kijk of het er staat.",
    en: "This has already been done. Check that it’s there.",
  },
  payload_too_large: { status: 413, nl: "De gegevens zijn te groot.", en: "The data is too large." },
  unsupported_media_type: {
    status: 415,
    nl: "Dit soort gegevens wordt niet ondersteund.",
    en: "This kind of data is not supported.",
  },
  idempotency_mismatch: {
    status: 422,
    nl: "Deze sleutel is al voor een andere aanvraag gebruikt.",
    en: "This key was already used for another request.",
  },
  upgrade_required: {
    status: 426,
    nl: "Hier is een WebSocket-verbinding nodig.",
    en: "A WebSocket connection is needed here.",
  },
  throttled: {
    status: 429,
    nl: "Te veel pogingen. Probeer het later opnieuw.",
    en: "Too many attempts. Try again later.",
  },
  internal_error: { status: 500, nl: "Er ging iets mis. Probeer het later opnieuw.", en: "Internal Server Error" },
  outcome_unknown: {
    status: 503,
    nl: "Misschien is het gelukt. Kijk of het er al staat voor je het opnieuw doet.",
    en: "This may have worked. Check whether it’s there before you try again.",
  },
  money_stopped: {
    status: 503,
    nl: "Betalen, vrijgeven en uitbetalen staan tijdelijk stil. Er is niets afgeschreven of uitbetaald. Probeer het later opnieuw.",
    en: "Paying, releasing and paying out are paused for now. Nothing was charged or paid out. Try again later.",
  },
  unavailable: { status: 503, nl: "Dit is nu niet beschikbaar.", en: "This is not available right now." },
} as const;

export type Code = keyof typeof CODES;

export function throttledFor(seconds: number, language: Language): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const hours = Math.ceil(minutes / 60);
  if (language === "nl") {
    const wait = minutes > 90 ? `${hours} uur` : minutes === 1 ? "een minuut" : `${minutes} minuten`;
    return `Te veel pogingen. Probeer het over ${wait} opnieuw.`;
  }
  const wait = minutes > 90 ? `${hours} hours` : minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `Too many attempts. Try again in ${wait}.`;
}
