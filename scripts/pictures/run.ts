// `npm run pictures -- [COMMIT [PART]]`: takes screenshots of every screen story, here and at a commit (by default the
// last), and shows the differences in .pictures/index.html. PART selects by story id. It never fails: you judge the
// differences.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../local/settings.mjs";
import { differenceOf } from "./compare.ts";
import { reportOf, type Seen } from "./report.ts";
import { buildAt, buildHere, commitOf } from "./storybook.ts";
import { takePictures, WIDTHS } from "./take.ts";

const [name = "HEAD", part = ""] = process.argv.slice(2);
const pictures = path.join(root, ".pictures");
const commit = await commitOf(name);
if (commit === null) {
  console.error(`No commit is called "${name}".`);
  process.exit(1);
}

/** Screenshots of a commit are kept for the next run, so they must include all stories. */
async function picturesOf(label: string, build: (folder: string) => Promise<unknown>, wanted: string): Promise<string> {
  const folder = path.join(pictures, label);
  const [storybook, taking] = [`${folder}-storybook`, `${folder}-taking`];
  for (const old of [folder, taking]) rmSync(old, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  console.log(`Building the workbench: ${label}`);
  await build(storybook);
  const begun = Date.now();
  const count = await takePictures({ storybook, folder: taking, part: wanted });
  rmSync(storybook, { recursive: true, force: true });
  // Renamed only when complete: an interrupted run must not count as the pictures of a commit.
  renameSync(taking, folder);
  console.log(`${count} stories at ${WIDTHS.join(" and ")} px in ${Math.round((Date.now() - begun) / 1000)} s`);
  return folder;
}

const at = commit.slice(0, 12);
const kept = path.join(pictures, part ? `${at}-${part}` : at);
const before = existsSync(kept) ? kept : await picturesOf(path.basename(kept), (to) => buildAt(commit, to), part);
const after = await picturesOf("here", buildHere, part);

const namesIn = (folder: string, width: number) => {
  const place = path.join(folder, String(width));
  return existsSync(place) ? readdirSync(place).filter((file) => file.endsWith(".png")) : [];
};

function look(file: string, width: number): Seen | null {
  const at = (folder: string) => path.join(folder, String(width), file);
  const seen = { story: path.basename(file, ".png"), width };
  const linked = (folder: string) => (existsSync(at(folder)) ? path.relative(pictures, at(folder)) : null);
  const pair = { before: linked(before), after: linked(after) };
  if (!pair.before || !pair.after) return { ...seen, ...pair, difference: null };
  const difference = differenceOf(readFileSync(at(before)), readFileSync(at(after)));
  if (!difference) return null;
  const place = path.join(pictures, "differences", String(width));
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, file), difference);
  return { ...seen, ...pair, difference: path.relative(pictures, path.join(place, file)) };
}

rmSync(path.join(pictures, "differences"), { recursive: true, force: true });
const all = WIDTHS.flatMap((width) =>
  [...new Set([...namesIn(before, width), ...namesIn(after, width)])].sort().map((file) => look(file, width)),
);
const different = all.filter((one) => one !== null);
const page = path.join(pictures, "index.html");
writeFileSync(page, reportOf(name, different, all.length - different.length));
console.log(`${different.length} of ${all.length} pictures differ: ${page}`);
