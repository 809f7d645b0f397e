import type { FlatNamespace, i18n } from "i18next";
import type { Language } from "../domain/values/language";

export type Spaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]];
export type AnyT = (key: string, options?: object) => string;

const MAX_REMEMBERED = 500;

const isNumbers = (options: object) => Object.values(options).every(Number.isFinite);

/** Lists repeat the same dozen sentences. Those with words as parameters may be personal, so they are not cached. */
function remembering(translate: AnyT): AnyT {
  const plain = new Map<string, string>();
  const numbered = new Map<string, string>();
  return (key, options) => {
    if (options && !isNumbers(options)) return translate(key, options);
    const known = options ? numbered : plain;
    const name = options ? key + JSON.stringify(options) : key;
    let sentence = known.get(name);
    if (sentence === undefined) {
      sentence = translate(key, options);
      if (known.size >= MAX_REMEMBERED) known.clear();
      known.set(name, sentence);
    }
    return sentence;
  };
}

/** In development an edited text creates a new instance. */
const made = new WeakMap<i18n, Map<string, AnyT>>();

export function rememberedT(texts: i18n, language: Language, spaces: Spaces): AnyT {
  const known = made.get(texts) ?? new Map<string, AnyT>();
  made.set(texts, known);
  const name = `${language} ${String(spaces)}`;
  let t = known.get(name);
  if (!t) {
    t = remembering(texts.getFixedT(language, spaces as FlatNamespace) as unknown as AnyT);
    known.set(name, t);
  }
  return t;
}
