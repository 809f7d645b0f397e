// `npm run pictures -- [COMMIT [PART...]]`: takes screenshots of every screen story, light and dark, here and at a commit
// (by default the last), and shows the differences in .pictures/index.html. Parts of story ids select some. It never
// fails: you judge the differences.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../local/settings.mjs";
import { differenceOf } from "./compare.ts";
import { reportOf, type Seen } from "./report.ts";
import { buildAt, buildHere, commitOf } from "./storybook.ts";
import { takePictures, VIEWS } from "./take.ts";

const [name = "HEAD", ...parts] = process.argv.slice(2);
const pictures = path.join(root, ".pictures");
const commit = await commitOf(name);
if (commit === null) {
  console.error(`No commit is called "${name}".`);
  process.exit(1);
}

/** Screenshots of a commit are kept for the next run, so they must include all stories. */
async function picturesOf(label: string, build: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = path.join(pictures, label);
  const [storybook, taking] = [`${folder}-storybook`, `${folder}-taking`];
  for (const old of [folder, taking]) rmSync(old, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  console.log(`Building the workbench: ${label}`);
  await build(storybook);
  const begun = Date.now();
  const count = await takePictures({ storybook, folder: taking, parts });
  rmSync(storybook, { recursive: true, force: true });
  // Renamed only when complete: an interrupted run must not count as the pictures of a commit.
  renameSync(taking, folder);
  console.log(`${count} stories in ${VIEWS.length} views in ${Math.round((Date.now() - begun) / 1000)} s`);
  return folder;
}

const kept = path.join(pictures, parts.length ? "some" : commit.slice(0, 12));
const isKept = parts.length === 0 && existsSync(kept);
const before = isKept ? kept : await picturesOf(path.basename(kept), (to) => buildAt(commit, to));
const after = await picturesOf("here", buildHere);

const namesIn = (folder: string, view: string) => {
  const place = path.join(folder, view);
  return existsSync(place) ? readdirSync(place).filter((file) => file.endsWith(".png")) : [];
};

function look(file: string, view: string): Seen | null {
  const at = (folder: string) => path.join(folder, view, file);
  const seen = { story: path.basename(file, ".png"), view };
  const linked = (folder: string) => (existsSync(at(folder)) ? path.relative(pictures, at(folder)) : null);
  const pair = { before: linked(before), after: linked(after) };
  if (!pair.before || !pair.after) return { ...seen, ...pair, difference: null };
  const difference = differenceOf(readFileSync(at(before)), readFileSync(at(after)));
  if (!difference) return null;
  const place = path.join(pictures, "differences", view);
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, file), difference);
  return { ...seen, ...pair, difference: path.relative(pictures, path.join(place, file)) };
}

rmSync(path.join(pictures, "differences"), { recursive: true, force: true });
const all = VIEWS.flatMap(({ name: view }) =>
  [...new Set([...namesIn(before, view), ...namesIn(after, view)])].sort().map((file) => look(file, view)),
);
const different = all.filter((one) => one !== null);
const page = path.join(pictures, "index.html");
writeFileSync(page, reportOf(name, different, all.length - different.length));
console.log(`${different.length} of ${all.length} pictures differ: ${page}`);
