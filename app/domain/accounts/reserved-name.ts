import type { z } from "zod";
import { fold } from "../contact-guard/fold";
import { BRAND_NAME } from "../site/brand-name";

const PAIRS =
  "аa вb еe кk мm нh оo рp сc тt уy хx ѕs іi јj ӏl ԁd ԛq ԝw υu αa βb εe ιi κk νv οo ρp τt χx ıi łl øo ßb ʙb ᴜu ʀr ᴋk ʟl ꜱs ᴇe 0o 1l 3e 4a 5s 8b @a $s |l !i";
const LOOKALIKES = new Map(PAIRS.split(" ").map((pair) => [pair.charAt(0), pair.charAt(1)]));

const SERVICE =
  "klantenservice klantendienst klantcontact helpdesk servicedesk support supportteam helpteam moderator moderatie moderation administrator admin";
const SERVICE_WORDS = new Set(SERVICE.split(" ").map(squeezed));
/** `Admin` is also a first name: `Admin Hodžić`. */
const FIRST_NAMES = new Set(["admin"].map(squeezed));
const FILLERS = new Set("het the team van of de official officieel".split(" ").map(squeezed));
const PHRASES = ["klantenservice", "customerservice", "customersupport", "customercare"].map(squeezed);

/** Doubled letters are dropped, and `l` and `i` look alike: `buurkluser` is `Buurklusser`. */
function squeezed(word: string): string {
  return word
    .toLowerCase()
    .replaceAll("i", "l")
    .replace(/(.)\1+/gu, "$1");
}

const BRAND = squeezed(BRAND_NAME);

function wordsOf(name: string): string[] {
  const plain = [...fold(name).text].map((sign) => LOOKALIKES.get(sign) ?? sign).join("");
  return plain.split(/[^\p{L}]+/u).flatMap((word) => (word === "" ? [] : [squeezed(word)]));
}

type NameOf = "person" | "business" | "function";

/** `IT Support Utrecht` is a business and `Support engineer` a job, so only a whole name of such words counts there. */
export function isReserved(name: string, of: NameOf): boolean {
  const words = wordsOf(name);
  const joined = squeezed(words.join(""));
  // `Buurclusser`, `Buurklvsser`
  if (squeezed(joined.replaceAll("c", "k").replaceAll("v", "u")).includes(BRAND)) return true;
  const own = words.filter((word) => !FILLERS.has(word));
  const [first = "", ...others] = own;
  const named = others.length > 0 && words[0] === first && FIRST_NAMES.has(first) ? others : words;
  if (of === "person" && (named.some((word) => SERVICE_WORDS.has(word)) || PHRASES.some((one) => joined.includes(one))))
    return true;
  return own.length > 0 && (own.every((word) => SERVICE_WORDS.has(word)) || PHRASES.includes(squeezed(own.join(""))));
}

export const notOurs = <T extends z.ZodType<string | null>>(name: T, of: NameOf): T =>
  name.superRefine((value, ctx) => {
    if (value !== null && ctx.issues.length === 0 && isReserved(value, of))
      ctx.addIssue({ code: "custom", message: "name_reserved" });
  });
