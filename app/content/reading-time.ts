import type { Block } from "~/domain/site/article";

/** Of an adult who reads calmly on a screen. */
const WORDS_PER_MINUTE = 220;

function textOf(block: Block): string {
  switch (block.type) {
    case "heading":
    case "paragraph":
    case "tip":
      return block.text;
    case "list":
      return block.items.join(" ");
    case "image":
    case "divider":
      return "";
  }
}

export const wordsIn = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + (textOf(block).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0);

export const readingMinutes = (blocks: readonly Block[]): number =>
  Math.max(1, Math.round(wordsIn(blocks) / WORDS_PER_MINUTE));
