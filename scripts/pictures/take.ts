import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { preview } from "vite";
import { findChromium } from "../quality/chromium.mjs";

const THEMES = ["light", "dark"];
/** The views that are compared. `name` is the folder of their screenshots. */
export const VIEWS = [360, 1440].flatMap((width) =>
  THEMES.map((theme) => ({ name: `${width}-${theme}`, width, theme })),
);
type View = (typeof VIEWS)[number];

const HEIGHT = 900;
const STORY_TIMEOUT_MS = 20_000;
/** Milliseconds between two screenshots, and the maximum number for a page that keeps moving. */
const REST = 80;
const LOOKS = 10;

interface Index {
  entries: Record<string, { id: string; title: string; type: string }>;
}

interface Wanted {
  storybook: string;
  /** Target folder, with files like `360-dark/screens-access-login--default.png`. */
  folder: string;
  /** Parts of story ids; none means all screens. */
  parts: readonly string[];
}

async function open([storyId, most]: [string, number]): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: {
      once(event: string, listener: () => void): void;
      emit(event: string, data: object): void;
    };
  };
  await new Promise<void>((over) => {
    setTimeout(over, most);
    channel.once("storyFinished", () => over());
    channel.emit("setCurrentStory", { storyId, viewMode: "story" });
  });
  await document.fonts.ready;
}

async function steady(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (let look = 0; look < LOOKS; look++) {
    const picture = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
    if (picture.equals(last)) break;
    last = picture;
    await page.waitForTimeout(REST);
  }
  return last;
}

async function takeAll(browser: Browser, origin: string, view: View, ids: readonly string[], folder: string) {
  const { name, width, theme } = view;
  const place = path.join(folder, name);
  mkdirSync(place, { recursive: true });
  const page = await browser.newPage({ viewport: { width, height: HEIGHT }, reducedMotion: "reduce" });
  // The first story loads the page; Storybook then switches without a reload and keeps the theme.
  await page.goto(`${origin}/iframe.html?viewMode=story&globals=theme:${theme}&id=${ids[0]}`);
  await page.waitForFunction(() => "__STORYBOOK_ADDONS_CHANNEL__" in window);
  for (const id of ids) {
    await page.evaluate(open, [id, STORY_TIMEOUT_MS] as [string, number]);
    await writeFile(path.join(place, `${id}.png`), await steady(page));
  }
  await page.close();
}

export async function takePictures({ storybook, folder, parts }: Wanted): Promise<number> {
  const server = await preview({
    configFile: false,
    logLevel: "silent",
    build: { outDir: storybook },
    preview: { port: 0, host: "127.0.0.1" },
  });
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  try {
    const { entries } = (await (await fetch(`${origin}/index.json`)).json()) as Index;
    const screens = Object.values(entries).filter(({ type, id }) => type === "story" && id.startsWith("screens-"));
    const ids = screens
      .map(({ id }) => id)
      .filter((id) => parts.length === 0 || parts.some((part) => id.includes(part)));
    if (ids.length === 0) return 0;
    for (const theme of THEMES) {
      // Two pages at once: more of them wait for each other, up to the timeout of a screenshot.
      await Promise.all(
        VIEWS.filter((view) => view.theme === theme).map((view) => takeAll(browser, origin, view, ids, folder)),
      );
    }
    return ids.length;
  } finally {
    await browser.close();
    await server.close();
  }
}
