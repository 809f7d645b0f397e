import { FUNCTION_WORDS } from "./function-words";

const WITHOUT_DIFFERENCE = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}'’‘`´]/gu;

export const folded = (text: string): string => text.normalize("NFKD").replace(WITHOUT_DIFFERENCE, "").toLowerCase();

export const allWords = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

export function wordsOf(text: string): string[] {
  const all = allWords(text);
  const said = all.filter((word) => !FUNCTION_WORDS.has(word));
  return said.length > 0 ? said : all;
}
