import { EVENTS_TOGETHER, milestonesBetween, SCORE_EVERY_SECONDS, scoreOf } from "../domain/site/engagement";

interface MeasuredEvent {
  name: string;
  at: string;
  page: string;
  data: Record<string, number>;
}

/**
 * Reports how a page is used, with the user's consent. It sends the route (`/task/:id`), not the address, and a new
 * session id per page view, so that no row links two pages of one person.
 */
export function measure(page: string): void {
  const use = { seconds: 0, depth: 0, clicks: 0, fields: 0 };
  const session_id = crypto.randomUUID();
  let events: MeasuredEvent[] = [];
  let said = -1;

  const send = () => {
    if (events.length === 0) return;
    const body = JSON.stringify({ consent: true, session_id, events });
    events = [];
    navigator.sendBeacon("/api/analytics/client/", new Blob([body], { type: "application/json" }));
  };
  const record = (name: string, data: Record<string, number>) => {
    events.push({ name, at: new Date().toISOString(), page, data });
    if (events.length >= EVENTS_TOGETHER) send();
  };
  const sayScore = () => {
    const score = scoreOf(use);
    if (score === said) return;
    said = score;
    record("engagement", { score });
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
    for (const percent of milestonesBetween(use.depth, depth)) record("scroll", { percent });
    use.depth = depth;
  });
  // Phones may hide a page without ever firing `pagehide`.
  document.addEventListener("visibilitychange", () => document.hidden && sayScore());
  addEventListener("pagehide", sayScore);
}

function scrolled(): number {
  const most = document.documentElement.scrollHeight - innerHeight;
  return most > 0 ? Math.min(100, (100 * scrollY) / most) : 0;
}
