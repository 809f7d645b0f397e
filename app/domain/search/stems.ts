import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as english } from "@orama/stemmers/english";

const SHORTEST = 4;

// The ending of a diminutive depends on the sound before it: kar-retje, boom-pje, lamp-je, kraan-tje.
const DIMINUTIVES: readonly [RegExp, string][] = [
  [/([bdfgklmnprst])\1etjes?$/, "$1"],
  [/([^aeiou][aeiou]mp)jes?$/, "$1"],
  [/mpjes?$/, "m"],
  [/([aeiouylnrw])tjes?$/, "$1"],
  [/(..[^aeiou])jes?$/, "$1"],
];

function withoutDiminutive(word: string): string {
  const diminutive = DIMINUTIVES.find(([ending]) => ending.test(word));
  return diminutive ? word.replace(...diminutive) : word;
}

const hard = (stem: string) =>
  stem
    .replace(/z$/, "s")
    .replace(/v$/, "f")
    .replace(/([^aeiou])\1$/, "$1");
const stemmed = (word: string) => hard(dutch(word));

const SEPARABLE = "aan|achter|af|bij|dicht|door|in|leeg|los|mee|na|om|onder|op|over|schoon|terug|toe|uit|vast|voor|weg";
const PARTICIPLE = new RegExp(`^(${SEPARABLE})?ge(.{3,}?)(?:d|t|en)$`);
const PREFIXED = /^((?:be|her|ont|ver).{3,})[dt]$/;
const ENGLISH = /(?:ing|ings|ed|ies|es|s)$/;

export function stemsOf(word: string): string[] {
  if (word.length < SHORTEST || /\d/.test(word)) return [word];
  const base = withoutDiminutive(word);
  const participle = PARTICIPLE.exec(base);
  const prefixed = PREFIXED.exec(base);
  const stems = [
    stemmed(base),
    ...(participle ? [stemmed(`${participle[1] ?? ""}${participle[2]}`)] : []),
    ...(prefixed?.[1] ? [stemmed(prefixed[1])] : []),
    ...(ENGLISH.test(base) ? [hard(english(base))] : []),
  ];
  return [...new Set(stems)].filter((stem) => stem.length > 1);
}
