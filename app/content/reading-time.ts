import type { Block } from "~/domain/article";

/** Words a minute, of an adult who reads on a screen without haste. */
const PACE = 220;

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

/** The words of its running text and headings. */
export const wordsIn = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + (textOf(block).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0);

/** How many minutes one reads, never none. */
export const readingMinutes = (blocks: readonly Block[]): number => Math.max(1, Math.round(wordsIn(blocks) / PACE));
