import type { Folded } from "./fold";
import { NETWORK } from "./network";
import { compiledOnUse } from "./patterns";
import type { Span } from "./span";

const WEBMAIL = "gmail|googlemail|hotmail|outlook|icloud|yahoo|protonmail";
const MAIL_PROVIDER = `${WEBMAIL}|live|msn|ziggo|kpnmail|xs4all|upcmail|hetnet|casema`;
const ASKED = "app|dm|mail|text|message|add|volg|follow";
const ASK = `(?:${ASKED}) (?:me|mij)`;
const ASK_ON = `(?:${ASKED}|bel|sms|call) (?:me|mij) (?:(?:dan|even|gerust|maar) )?(?:op|via|at|on)`;

const START = "(?<![\\p{L}\\p{N}_@.-])";
const END = "(?![\\p{L}\\p{N}])";
// `@jan` and `jan_klust` are only used as handles; `jan.klust` and `jan92` may be something else.
const PLAIN_HANDLE = `(?:@ ?[\\p{L}\\p{N}_.]{3,40}|[\\p{L}\\p{N}.]{1,30}_[\\p{L}\\p{N}_.]{1,30})`;
const LIKELY_HANDLE = `(?:\\p{L}{3,30}(?:\\.\\p{L}{2,30}|\\.?\\d{2,4}))`;

// `app me op vrijdag.Dan kan ik`, `bel me op mei2026`.
const DAY =
  "(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morgen|vandaag|tijd|time";
const MONTH = "jan|feb|mrt|maart|apr|april|mei|may|jun|juni|jul|juli|aug|sep|sept|okt|oct|nov|dec";
const WHEN = `(?:${DAY}|(?:${MONTH})\\.?\\d)`;
// Answers after `insta:` that name no account.
const CLAUSE_END = "(?=\\s{0,4}(?:$|[.,;!?)|\\n]| (?:of|or|en|and|voor|for) ))";
const NO_NAME =
  "ja|nee|geen|niet|wel|ook|nvt|onbekend|zie|via|kan|mag|liever|alleen|graag|heb|is|the|yes|no|none|not|see|also|only|please";

const WORDS_BETWEEN = "(?:(?:naam|account|name|op|naar|to|at|me|mij|user) )?";
const IS = "(?: ?[:=] ?| (?:is|heet|als|as|onder|named?) )";
const ON = "[\\s,]{1,2}(?:op|on|bij|via|in|at) (?:mijn |my )?";

// `volg me op Facebook als dat kan` names no account.
const NAME = `(?!(?:${NO_NAME}|dat|die|dit|het|de|een|er|je|u|jij|we|wij|ik|dan|that|this|it|you|we|a|an)${END})\\p{L}[\\p{L}\\p{N}_.]{2,30}(?<!\\.)`;
// `mijn insta is gehackt`: what an account is, not who. Short words say so too.
const STATE =
  "\\p{L}{1,6}|priveaccount|openbaar|besloten|verlopen|verwijderd|verouderd|hetzelfde|dezelfde|makkelijk|populair|onveilig|(?:ge|uitge|aange|afge|opge|inge|ver|ont)\\p{L}+(?:d|t|en)|\\p{L}+(?:baar|lijk|loos|able|ible|ed|ing)|private|inactive|useless";

const LOOK_FOR = "(?:zoek|vind|vindt|volg|add|find|follow|look for)";

const patterns = compiledOnUse([
  // `mijn snapnaam is jan`, `mijn insta heet jan`
  `${START}(?:mijn|my) (?:${NETWORK})(?: ?(?:naam|name|account|username) is| heet) (?<handle>${NAME})${CLAUSE_END}`,
  // `vind me op Telegram onder de naam jan`, `op insta heet ik jan`, `op Facebook ben ik te vinden als Jan Bos`
  `${LOOK_FOR} (?:me|mij|ons|us) (?:\\p{L}+ )?(?:op|via|on) (?:${NETWORK})[\\s,:]{1,2}(?:onder|als|as|under|by)(?: de naam| the name)? (?<handle>${NAME})${END}`,
  `${START}(?:op|on) (?:${NETWORK}) (?:heet ik|ben ik (?:te vinden|vindbaar|bekend|bereikbaar) (?:als|onder|via)|i am|i'm)(?: called| known as)? (?<handle>${NAME})${END}`,
  // `mijn insta is jan`
  `${START}(?:mijn|m['’]?n|my) (?:insta(?:gram)?|facebook|fb|snap(?:chat)?|tiktok|telegram) is (?<handle>(?!(?:${STATE})${END})${NAME})${CLAUSE_END}`,
  // `zoek me op Facebook: Jan Bos`
  `${LOOK_FOR} (?:me|mij|ons|us) (?:\\p{L}+ )?(?:op|via|on) (?:${NETWORK}) ?: ?(?<handle>(?!(?:daar|hier|there|here)${END})${NAME}(?: ${NAME})?)${CLAUSE_END}`,
  // `insta jan020`
  `${START}(?:insta(?:gram)?|snap(?:chat)?|tiktok|telegram) (?<handle>(?!${WHEN})\\p{L}{3,30}\\d{2,4})${END}`,
  // `mail: jan bij gmail`
  `${START}e?-?mail(?:adres)? ?: ?(?<handle>\\p{L}[\\p{L}\\p{N}_.]{2,30} (?:bij|op|at) (?:${WEBMAIL}))${CLAUSE_END}`,
  // `insta @jan`, `snapchat jan_92`, `app me, jan_klust`
  `${START}(?:${NETWORK}|${ASK})(?:${IS}|[\\s:=,-]{1,3})${WORDS_BETWEEN}(?<handle>${PLAIN_HANDLE})`,
  // `insta: jan.klust`, `my instagram is jan92`
  `${START}(?:${NETWORK})${IS}(?<handle>${LIKELY_HANDLE})${END}`,
  // `app me op jan92`, `mail me op jan.klust`
  `${START}${ASK_ON} (?<handle>(?!${WHEN})${LIKELY_HANDLE})${END}`,
  // `insta: jan`
  `${START}(?:${NETWORK})(?: ?[:=] ?)(?<handle>(?!(?:${NO_NAME})${END})\\p{L}{3,30})${CLAUSE_END}`,
  // `jan_klust op telegram`, `@jan on insta`
  `${START}(?<handle>${PLAIN_HANDLE})${ON}(?:${NETWORK}|${WEBMAIL})${END}`,
  `${START}(?<handle>${LIKELY_HANDLE}|\\p{L}{2,30}\\.\\p{L}{1,30}\\.\\p{L}{2,30})${ON}(?:${NETWORK}|${WEBMAIL})${END}`,
  // `jan @ gmail`, `jan apenstaartje outlook`
  `(?<handle>(?:@|[(\\[{]at[)\\]}]|ap(?:en|e)staart(?:je)?)\\s{0,2}(?:${MAIL_PROVIDER}))${END}`,
  `(?<=\\p{L} )(?<handle>at (?:gmail|googlemail|hotmail|icloud|protonmail))${END}`,
  `${START}(?<handle>(?:${WEBMAIL}|ziggo) (?:com|nl))${END}`,
]);

export function handles({ text }: Folded): Span[] {
  return patterns().flatMap((pattern) => [...text.matchAll(pattern)].flatMap(spanOfHandle));
}

function spanOfHandle({ indices }: RegExpExecArray): Span[] {
  const [from, to] = indices?.groups?.handle ?? [];
  return from === undefined || to === undefined ? [] : [{ from, to }];
}
