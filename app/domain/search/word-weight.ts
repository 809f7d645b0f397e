import { KINDS_OF_WORK, type KindOfWork } from "./kinds-of-work";
import { type Meaning, meaningOf, partsOf } from "./lexicon";
import { stemsOf } from "./stems";
import { isWeak } from "./weak";
import { wordsOf } from "./words";

/** Forms that no noun has: `tegelen`, but not `tegels`. Verbs of many kinds are absent: `ophangen`, `verplaatsen`. */
const VERBS: readonly (readonly [kind: number, words: string])[] = [
  [2, "boren drill drilling"],
  [3, "timmeren"],
  [5, "egaliseren"],
  [6, "tegelen betegelen tiling stuken stucen pleisteren plastering voegen metselen slopen demolish"],
  [
    8,
    "schoonmaken schoonmaak schoon poetsen reinigen stofzuigen dweilen soppen afstoffen clean cleaning cleaned vacuum vacuuming mop mopping scrub dusting",
  ],
  [9, "lappen zemen wassen wash"],
  [12, "strijken ironing"],
  [13, "verhuizen moving"],
  [14, "tillen sjouwen dragen lift lifting carry carrying"],
  [15, "vervoeren bezorgen ophalen wegbrengen afleveren deliver"],
  [16, "ontruimen leegruimen leeghalen afvoeren clearing declutter"],
  [17, "schilderen verven sauzen witten paint painting"],
  [18, "beitsen"],
  [19, "lakken aflakken varnish varnishing"],
  [20, "behangen wallpapering"],
  [21, "snoeien omzagen rooien prune pruning"],
  [22, "maaien grasmaaien mow mowing"],
  [23, "wieden schoffelen spitten omspitten harken weeding"],
  [24, "bestraten herstraten straten paving"],
  [26, "uitlaten"],
  [29, "oppassen babysitten babysitting tutoring"],
  [30, "koken cooking"],
  [31, "naaien vertalen sewing translate"],
  [32, "fotograferen"],
  [34, "filmen filming"],
  [43, "ontstoppen unclog unblock"],
  [45, "ontluchten"],
];

/** A place is where the work is, seldom what it is. */
const PLACES = new Set(
  `badkamer keuken keukentje slaapkamer woonkamer huiskamer kinderkamer babykamer kamer hal gang overloop zolder vliering kelder garage schuur
  schuurtje berging balkon tuin achtertuin voortuin huis trappenhuis kantoor bathroom kitchen bedroom nursery room hall attic loft basement cellar
  shed balcony garden yard house office`.split(/\s+/),
);

/** The lexicon knows these verbs for one kind, but people use them for others too: `stopcontact verplaatsen`. */
const VAGUE = new Set("verplaatsen verzetten verschuiven leegmaken move shift emptying".split(" "));

const kindOfVerb = new Map(VERBS.flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)));

const PARTICIPLE = /ge.{3,}(?:d|t|en)$/;
let kindOfStem: Map<string, number> | undefined;

function verbOf(word: string): number | null {
  const kind = kindOfVerb.get(word);
  if (kind !== undefined) return kind;
  if (!PARTICIPLE.test(word)) return null;
  kindOfStem ??= new Map(
    [...kindOfVerb].flatMap(([verb, of]) =>
      stemsOf(verb)
        .slice(0, 1)
        .map((stem) => [stem, of]),
    ),
  );
  const stem = stemsOf(word).find((one) => kindOfStem?.has(one));
  return stem === undefined ? null : (kindOfStem.get(stem) ?? null);
}

/** Also `werkkamer`. */
const isPlace = (word: string): boolean => PLACES.has(word) || PLACES.has(partsOf(word)?.[1] ?? "");

const categoryOfKind = (kind: number) => KINDS_OF_WORK.find(({ id }) => id === kind)?.category;

const OF_VERB = 3;
const OF_OBJECT = 1;
const OF_WEAK = 0.5;
const OF_PLACE = 0.25;

export interface Weighed extends Meaning {
  weight: number;
}

export function weighed(word: string): Weighed {
  const verb = verbOf(word);
  const meaning = meaningOf(word);
  if (verb !== null) {
    // The lexicon knows more kinds of a verb (`schoonmaken`, also outdoors), and words with its stem (`tillen`, `tiles`).
    const kinds = new Set([verb, ...meaning.kinds.filter((kind) => categoryOfKind(kind) === categoryOfKind(verb))]);
    return { kinds: [...kinds], categories: [], weight: OF_VERB };
  }
  if (isPlace(word)) return { ...meaning, weight: OF_PLACE };
  return { ...meaning, weight: isWeak(word) || VAGUE.has(word) ? OF_WEAK : OF_OBJECT };
}

/** A kind with fewer points than this share of the first is a place or a thing beside the work: `ramen` in `Ramen wassen`. */
const LEAST_SHARE = 0.6;

export function kindsOf(text: string): KindOfWork[] {
  const points = new Map<number, number>();
  const words = [...new Set(wordsOf(text))].map(weighed).filter(({ kinds }) => kinds.length > 0);
  const strong = words.filter(({ weight }) => weight >= OF_OBJECT);
  for (const { kinds, weight } of strong.length > 0 ? strong : words) {
    for (const kind of kinds) points.set(kind, (points.get(kind) ?? 0) + weight / kinds.length);
  }
  const most = Math.max(0, ...points.values());
  return KINDS_OF_WORK.filter(({ id }) => (points.get(id) ?? 0) >= most * LEAST_SHARE && points.has(id)).toSorted(
    (one, other) => (points.get(other.id) ?? 0) - (points.get(one.id) ?? 0),
  );
}
