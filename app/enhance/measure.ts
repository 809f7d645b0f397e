import { EVENTS_TOGETHER, milestonesBetween, SCORE_EVERY_SECONDS, scoreOf } from "../domain/engagement";

interface Told {
  name: string;
  at: string;
  page: string;
  data: Record<string, number>;
}

/**
 * How a page is used, for who agreed to it. The page is named as the site's routes do (`/task/:id`), and each time it is opened
 * it has another session: what one person reads is never in one row.
 */
export function measure(page: string): void {
  const use = { seconds: 0, depth: 0, clicks: 0, fields: 0 };
  const session_id = crypto.randomUUID();
  let events: Told[] = [];
  let said = -1;

  const send = () => {
    if (events.length === 0) return;
    const body = JSON.stringify({ consent: true, session_id, events });
    events = [];
    navigator.sendBeacon("/api/analytics/client/", new Blob([body], { type: "application/json" }));
  };
  const tell = (name: string, data: Record<string, number>) => {
    events.push({ name, at: new Date().toISOString(), page, data });
    if (events.length >= EVENTS_TOGETHER) send();
  };
  const sayScore = () => {
    const score = scoreOf(use);
    if (score === said) return;
    said = score;
    tell("engagement", { score });
    send();
  };

  setInterval(() => {
    if (document.hidden) return;
    use.seconds++;
    if (use.seconds % SCORE_EVERY_SECONDS === 0) sayScore();
  }, 1000);
  addEventListener("click", () => use.clicks++);
  addEventListener("change", () => use.fields++);
  addEventListener("scroll", () => {
    const depth = Math.max(use.depth, scrolled());
    for (const percent of milestonesBetween(use.depth, depth)) tell("scroll", { percent });
    use.depth = depth;
  });
  // A phone may never say that a page was left: it hides it.
  document.addEventListener("visibilitychange", () => document.hidden && sayScore());
  addEventListener("pagehide", sayScore);
}

/** Percent of what there is to scroll. */
function scrolled(): number {
  const most = document.documentElement.scrollHeight - innerHeight;
  return most > 0 ? Math.min(100, (100 * scrollY) / most) : 0;
}
