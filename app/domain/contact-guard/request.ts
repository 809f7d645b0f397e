import { BRAND_NAME } from "../site/brand-name";
import type { Folded } from "./fold";
import { NETWORK } from "./network";
import { compiledOnUse } from "./patterns";
import type { Span } from "./span";

const START = "(?<![\\p{L}\\p{N}_@.'’-])";
const END = "(?![\\p{L}\\p{N}_-])";
const WHATSAPP = "what['’]?s ?app|watsapp|wapp";
const ME = "(?:me|mij|ons|us)";
const YOU = "(?:je|jij|jou|u|jullie|you)";

// `app me dan gerust even`
const FILLER =
  "(?:maar|even|eens|dan|dus|gewoon|gerust|altijd|ook|liever|anders|wel|graag|alsjeblieft|please|pls|just|also|always|straks|zo|vanavond|morgen|ajb|aub|svp)";
const FILLERS = `(?:${FILLER} ){0,3}`;
const ON = "(?:op|via|over|per|in|on|through|by|at|naar|to) (?:(?:mijn|my|de|the) )?";

// `app me via de site`, `je mag me appen in de chat`: no request to leave.
const NOT_HERE = `(?! ${FILLERS}(?:hier|here|niet|nooit|not|(?:via|in|op|on|through) (?:de|deze|the|this|onze|our) (?:site|website|chat|app)|via ${BRAND_NAME.toLowerCase()}|in (?:je|your) (?:reactie|antwoord|reply|answer))${END})`;

// An imperative stands at the begin of a clause, or after one of these. `Waarom laat WhatsApp me niet toe?` has none.
const LEAD = `(?<=(?:^|[^\\p{L}\\p{N}\\s'’_@-])\\s{0,4}|\\n\\s{0,4}|${START}(?:en|of|and|or|then|so|${FILLER}|interesse|vragen|interested|questions|hoi|hallo|hey|hi|ja|(?:you|u) (?:can|could|may)(?: (?:always|also|just))?|(?:can|could|would|will) (?:you|u)(?: (?:please|just))?|feel free to) )`;
// `de app me`, `via WhatsApp me`: the noun.
const NOUN =
  "(?<!(?:\\p{L}e|een|'t|mijn|jouw|uw|hun|haar|dit|dat|elk|geen|an|this|that|my|your|our|their|op|via|in|met|with|van|from|voor|for|on|bij|by|zonder|to|ik|i|niet|not|n['’]t) )";
// `Bij interesse app me even`
const FOLLOWED = `(?= (?:maar|even|eens|dan|gerust|gewoon|svp|aub|voor)${END})`;

const APPING = "(?:appen|whatsappen|whats-appen|dm['’]?en|smsen)";
const MESSAGE = `(?:app(?:je|bericht(?:je)?)?|whats ?app(?:je|p?bericht(?:je)?)?|dm(?:['’]?(?:etje|pje))?|sms(?:je)?)`;
const A_MESSAGE = `(?:een |'n |a |an )?${MESSAGE}`;
const ELSEWHERE = `(?:${ON}(?:${NETWORK}))`;
const TO_ME =
  "(?:app|bericht|text|message|msg|contact|contacteer|bel|call|chat|ping|reach|bereik|benader|mail|sms|dm|add)";

const patterns = compiledOnUse([
  // `app me maar`, `whatsapp me`, `dm me`
  `${LEAD}(?<request>(?:app|${WHATSAPP}|dm|insta|telegram|sms) ${ME})${END}${NOT_HERE}`,
  `${START}${NOUN}(?<request>(?:app|${WHATSAPP}|dm|insta|telegram|sms) ${ME})${FOLLOWED}${NOT_HERE}`,
  `${START}${NOUN}(?<request>(?:app|dm) ${ME}(?=\\s{0,2}(?:$|[.,!;)\\n])))`,
  // `app maar`, `WhatsApp gerust`
  `${LEAD}(?<request>(?:app|${WHATSAPP}|dm) (?:maar|gerust))${END}${NOT_HERE}`,
  // `kun je me even appen`, `je mag me altijd een appje sturen`
  `${START}(?<request>(?:(?:kun|kan|kunt|mag|wil|zou|zul|kunnen|mogen|willen) ${YOU}|${YOU} (?:kun|kan|kunt|mag|mogen|kunnen)) ${FILLERS}${ME} ${FILLERS}(?:${APPING}|${A_MESSAGE} (?:sturen|doen|geven)))${END}${NOT_HERE}`,
  // `mag ik je appen`, `can I WhatsApp you`, `zullen we appen`
  `${START}(?<request>(?:mag|kan|zal|kunnen|mogen|zullen) (?:ik|we|wij) (?:${YOU} )?${FILLERS}${APPING})${END}${NOT_HERE}`,
  `${START}(?<request>(?:can|could|may|shall) (?:i|we) (?:${WHATSAPP}|dm|sms) you)${END}${NOT_HERE}`,
  // `appen mag ook`
  `${LEAD}(?<request>${APPING} (?:mag|kan))${END}${NOT_HERE}`,
  // `stuur me een appje`, `send me a DM`, `geef gerust een appje`
  `${LEAD}(?<request>(?:stuur|geef|doe) (?:${ME} )?${FILLERS}(?:${ME} )?${FILLERS}${A_MESSAGE})${END}${NOT_HERE}`,
  `${LEAD}(?<request>(?:send|drop|shoot|give) (?:(?:me|us) )?(?:(?:a|an|your) )?(?:quick )?(?:${WHATSAPP}|dm))${END}${NOT_HERE}`,
  // `text me on WhatsApp`, `bel me even via Telegram`
  `${LEAD}(?<request>${TO_ME} ${ME} ${FILLERS}${ELSEWHERE})${END}`,
  `${START}(?<request>(?:${YOU} (?:kun|kan|kunt|mag|can|could|may)|(?:kun|kan|kunt|mag|wil) ${YOU}) ${FILLERS}(?:${TO_ME} )?${ME} ${FILLERS}(?:(?:bereiken|bellen|contacten|benaderen|vinden) )?${ELSEWHERE})${END}`,
  // `stuur me de foto's via WhatsApp`, `een berichtje via Facebook`
  `${LEAD}(?<request>(?:stuur|send|zend|schrijf|write) (?:(?:${ME}|${FILLER}|een|'n|a|the|de|het|je|your|wat|some|foto['’]?s|photos|pictures|bericht(?:je)?|berichten|pb|prive|message|msg|maten|adres|video) ){1,6}${ELSEWHERE})${END}`,
  `${START}(?<request>(?:graag|liever|gerust|maar) (?:een )?(?:bericht(?:je)?|reactie) (?:sturen )?${ELSEWHERE})${END}`,
  // `ik ben beter bereikbaar op WhatsApp`
  `${START}(?<request>(?:ik ben|ben ik|i am|i['’]m) (?:\\p{L}+ ){0,2}(?:bereikbaar|te bereiken|available|reachable) ${ELSEWHERE})${END}`,
  // `zullen we via WhatsApp verder`, `dan praten we op Snapchat`, `let's talk on WhatsApp`
  `${START}(?<request>(?:zullen we|kunnen we|laten we|praten we|we kunnen) (?:(?:${FILLER}|het|dit|verder|beter|samen|afspreken|praten|chatten|overleggen) ){0,4}${ELSEWHERE})${END}`,
  `${START}(?<request>(?:let['’]?s|(?:shall|can|could) we|we (?:can|could)) (?:(?:${FILLER}|talk|chat|continue|move|switch|go|take|do|discuss|arrange|this|it|that|further|better) ){1,4}${ELSEWHERE})${END}`,
  // `contact graag via WhatsApp`, `reageren kan via Facebook`
  `${START}(?<request>(?:contact|reageer|reageren|reactie|reacties|antwoord|overleg|aanmelden)(?: (?:opnemen|${FILLER}|het liefst|kan|mag|alleen|only|preferably)){1,4} ${ELSEWHERE})${END}`,
  `${START}(?<request>(?:liever|het liefst|preferably|rather) ${ELSEWHERE})(?=\\s{0,2}(?:$|[.,;!?)\\n]))`,
]);

export function requests({ text }: Folded): Span[] {
  return patterns().flatMap((pattern) => [...text.matchAll(pattern)].flatMap(spanOfRequest));
}

function spanOfRequest({ indices }: RegExpExecArray): Span[] {
  const [from, to] = indices?.groups?.request ?? [];
  return from === undefined || to === undefined ? [] : [{ from, to }];
}
