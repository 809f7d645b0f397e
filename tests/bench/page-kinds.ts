import { KINDS, WEIGHED, type Weight } from "../budgets.ts";

export interface Page {
  name: string;
  path: string;
  most: Weight;
}

export async function pagesOf(origin: string): Promise<Page[]> {
  const list = await (await fetch(`${origin}/browse-tasks`)).text();
  const [, job = ""] = /href="(\/task\/[^"]+)"/.exec(list) ?? [];
  return Object.entries(KINDS).map(([name, { path, most }]) => ({ name, path: path.replace("{job}", job), most }));
}

export class Judge {
  over = 0;

  cell(value: number, most: number, digits = 0): string {
    const shown = value.toFixed(digits);
    const isOver = Number(shown) > most;
    if (isOver) this.over++;
    return `${shown}${isOver ? ` >${most}` : ""}`.padStart(10);
  }

  weight(weight: Weight, most: Weight): string {
    return WEIGHED.map((kind) => this.cell(weight[kind], most[kind], kind === "requests" ? 0 : 1)).join("");
  }
}

export const heads = (names: readonly string[]) => `${" ".repeat(9)}${names.map((name) => name.padStart(10)).join("")}`;
