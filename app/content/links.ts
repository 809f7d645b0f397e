import type { Block, LinkedBlock, Piece } from "~/domain/site/article";

export interface Target {
  to: string;
  phrases: readonly string[];
}

interface LinkMatch {
  target: Target;
  at: number;
  length: number;
}

const LETTER = /[\p{L}\p{N}]/u;

const standsAlone = (text: string, at: number, length: number) =>
  !LETTER.test(text[at - 1] ?? "") && !LETTER.test(text[at + length] ?? "");

function placeOf(phrase: string, text: string): number {
  const [sought, within] = [phrase.toLowerCase(), text.toLowerCase()];
  let at = within.indexOf(sought);
  while (at >= 0 && !standsAlone(within, at, sought.length)) at = within.indexOf(sought, at + 1);
  return at;
}

function firstIn(text: string, targets: Iterable<Target>): LinkMatch | null {
  let first: LinkMatch | null = null;
  for (const target of targets) {
    for (const phrase of target.phrases) {
      const [at, length] = [placeOf(phrase, text), phrase.length];
      if (at < 0) continue;
      if (!first || at < first.at || (at === first.at && length > first.length)) first = { target, at, length };
    }
  }
  return first;
}

function piecesOf(text: string, left: Set<Target>): Piece[] {
  const match = firstIn(text, left);
  if (!match) return text ? [{ text }] : [];
  const { target, at, length } = match;
  left.delete(target);
  const before = at > 0 ? [{ text: text.slice(0, at) }] : [];
  const link = { text: text.slice(at, at + length), to: target.to };
  return [...before, link, ...piecesOf(text.slice(at + length), left)];
}

export function withLinks(blocks: readonly Block[], targets: readonly Target[]): LinkedBlock[] {
  const left = new Set(targets);
  return blocks.map((block): LinkedBlock => {
    switch (block.type) {
      case "paragraph":
      case "tip":
        return { ...block, text: piecesOf(block.text, left) };
      case "list":
        return { ...block, items: block.items.map((item) => piecesOf(item, left)) };
      case "heading":
      case "image":
      case "divider":
        return block;
    }
  });
}
