import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { stylesOf } from "../../app/page-styles.ts";
import { isForMembers } from "../../scripts/page-styles.ts";
import { rulesIn } from "../../scripts/style-rules.ts";

const CSS = `
@layer base { html { color: black } }
@layer components {
  .card { color: red }
  .card .title, .other { color: green }
  .menu[open="a.b"] .panel:not(.closed) { color: blue }
  @media (width >= 40rem) { .card { color: pink } .menu { color: gold } }
}
@layer utilities { .sm\\:gone-1\\/2 { width: 50% } .turning { animation: turn 1s } }
@property --shade { syntax: "*"; inherits: false }
.shaded { box-shadow: var(--shade) }
@keyframes turn { to { rotate: 1turn } }
`;

const stylesFor = stylesOf(rulesIn(CSS));
const cssFor = async (...classes: string[]) => (await stylesFor(`<p class="${classes.join(" ")}"></p>`)).css;
const colours = (css: string) => [...css.matchAll(/color: (\w+)/g)].map(([, name]) => name);

it("carries what every page has, in the order of the layers", async () => {
  const css = await cssFor("unknown");
  expect(css).toMatch(/^@layer base,components,utilities;/);
  expect(colours(css)).toEqual(["black"]);
});

it("carries the rules whose classes stand in the page, in their order", async () => {
  expect(colours(await cssFor("card"))).toEqual(["black", "red", "pink"]);
  expect(colours(await cssFor("title", "card"))).toEqual(["black", "red", "green", "pink"]);
  expect(colours(await cssFor("other"))).toEqual(["black", "green"]);
});

it("does not ask for classes that an element must not have, nor for what a text looks like one", async () => {
  expect(colours(await cssFor("menu", "panel"))).toEqual(["black", "blue", "gold"]);
});

it("knows the names that utilities have", async () => {
  expect(await cssFor("sm:gone-1/2")).toContain("width: 50%");
});

it("carries movements and properties with the rules that use them", async () => {
  expect(await cssFor("turning")).toContain("@keyframes turn");
  expect(await cssFor("shaded")).toContain("@property --shade");
  expect(await cssFor("card")).not.toMatch(/@keyframes|@property/);
});

it("closes what it opened", async () => {
  const css = await cssFor("card", "menu", "panel", "turning");
  expect(css.split("{").length).toBe(css.split("}").length);
});

it("says what a policy needs to allow it", async () => {
  const { css, hash } = await stylesFor('<p class="card">');
  expect(hash).toBe(
    btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", Buffer.from(css))))),
  );
});

const MEMBERS = /^app\/(?:components\/(?:chats|admin)|routes\/(?:messages|admin))\//;

it("leaves out of the Worker what only members' pages have", async () => {
  const files = globSync("app/{components,routes}/**/*.tsx").filter((file) => !MEMBERS.test(file));
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) {
    const classes = readFileSync(file, "utf8")
      .matchAll(/className="([^"]*)"/g)
      .flatMap(([, names = ""]) => names.split(" "));
    expect([...classes].filter(isForMembers), file).toEqual([]);
  }
  expect(["chat", "chats-pane", "bubble-own", "admin-nav"].filter(isForMembers)).toHaveLength(4);
  expect(["chatter", "card", "shop-desk"].filter(isForMembers)).toEqual([]);
});
