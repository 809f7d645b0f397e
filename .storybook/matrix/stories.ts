import { globSync } from "node:fs";
import { ts } from "@ts-morph/common";
import { isRecord, type Outcome, outcomesIn, type Value } from "./outcome";
import { childrenOf, reachedFrom } from "./reach";
import { root, type Source, type Sources } from "./source";
import type { Role } from "./types";
import { Values } from "./values";

export interface ScreenStory {
  file: string;
  name: string;
  at: string;
  role: Role;
  language: "nl" | "en";
  live: boolean;
  outcomes: Outcome[];
}

function roleOf(viewer: Value): Role {
  if (!isRecord(viewer)) return "visitor";
  const roles = Array.isArray(viewer.roles) ? viewer.roles : [];
  if (roles.includes("admin")) return "admin";
  if (roles.includes("partner")) return "partner";
  if (viewer.business === true) return "business";
  if (viewer.active_worker !== true) return "placer";
  return viewer.verified === true ? "helper" : "unverified";
}

function givenTo(node: ts.Node, method: string): ts.Expression | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  return node.expression.name.text === method ? (node.arguments[0] ?? null) : null;
}

function isUse(node: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(node) || node.name.text !== "use") return false;
  const { expression: of } = node;
  return ts.isPropertyAccessExpression(of) ? of.name.text === "msw" : ts.isIdentifier(of) && of.text === "msw";
}

function* usesIn(node: ts.Node): Generator<ts.Expression> {
  if (ts.isCallExpression(node) && isUse(node.expression)) {
    for (const one of node.arguments) yield ts.isSpreadElement(one) ? one.expression : one;
  }
  for (const child of childrenOf(node)) yield* usesIn(child);
}

function playedIn(sources: Sources, values: Values, source: Source, name: string): Outcome[] {
  const within = reachedFrom(sources, source.file, [name], (file) => file !== source.file);
  return [...within.keys()].flatMap((node) => [...usesIn(node)].flatMap((one) => outcomesIn(values.at(source, one))));
}

const recordOf = (value: Value) => (isRecord(value) ? value : {});

function screensIn(sources: Sources, values: Values, file: string): ScreenStory[] {
  const source = sources.at(file);
  const meta = source.names.get("meta");
  const given = meta?.is === "here" && givenTo(meta.node, "meta");
  if (!given) throw new Error(`${file} has no meta that can be read`);
  const every = recordOf(values.at(source, given));
  return [...source.exports].flatMap(([name, of]) => {
    const node = of.is === "here" && givenTo(of.node, "story");
    if (!node) return [];
    const own = recordOf(values.at(source, node));
    const args = { ...recordOf(every.args), ...recordOf(own.args) };
    if (typeof args.at !== "string") throw new Error(`${file}: the address of ${name} cannot be read`);
    const { language } = { ...recordOf(every.globals), ...recordOf(own.globals) };
    return [
      {
        file,
        name,
        at: args.at,
        role: roleOf(args.viewer),
        language: language === "en" ? ("en" as const) : ("nl" as const),
        live: file.endsWith("-live.stories.tsx"),
        outcomes: [...outcomesIn(args.outcomes), ...playedIn(sources, values, source, name)],
      },
    ];
  });
}

export function readStories(sources: Sources): ScreenStory[] {
  const values = new Values(sources);
  const files = globSync("stories/screens/**/*.stories.tsx", { cwd: root }).sort();
  return files.flatMap((file) => screensIn(sources, values, file));
}
