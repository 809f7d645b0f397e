import type { News } from "./news";
import { showNotice } from "./notice";
import { keptAlerts, parseAlerts } from "./settings";
import { playSound } from "./sound";
import { showByWorker } from "./worker-notice";

/** Held by every page that is being looked at. */
const LOOKING = "looking";
/** Milliseconds in which no other tab tells of the same. */
const ONCE_WITHIN = 5_000;

const isLooking = () => document.visibilityState === "visible";

/** Lets the other tabs know as long as this one is being looked at. */
export function sayWhenLooking(): void {
  let away: () => void = () => undefined;
  const look = () => {
    away();
    if (!isLooking()) return;
    const left = new Promise<void>((resolve) => {
      away = resolve;
    });
    void navigator.locks.request(LOOKING, { mode: "shared" }, () => left);
  };
  document.addEventListener("visibilitychange", look);
  look();
}

const anyLooking = async () => (await navigator.locks.query()).held?.some(({ name }) => name === LOOKING) ?? false;

/** Nobody is called to what they have before them. */
const isHere = (link: string) => new URL(link, location.href).pathname === location.pathname;

/** Calls to something new, in one of the tabs: the one that is being looked at, and otherwise any. */
export async function call(news: News): Promise<void> {
  if (!isLooking() && (await anyLooking())) return;
  await navigator.locks.request(`alert-${news.kind}-${news.id}`, { ifAvailable: true }, async (first) => {
    if (!first) return;
    const { sound, notice } = parseAlerts(keptAlerts());
    if (!(isLooking() && isHere(news.link))) {
      if (notice && !isLooking() && !(await showByWorker(news))) showNotice(news);
      if (sound) await playSound();
    }
    await new Promise((over) => setTimeout(over, ONCE_WITHIN));
  });
}
