/** Two days after the data of the factories, so that "2 days ago" stays true. */
const STORY = "2026-03-03T12:00:00Z";

const MOMENTS: Record<string, string> = {
  evening: "2026-03-03T19:30:00Z",
  // 01:59 in Amsterdam; a minute later it is 03:00.
  spring: "2026-03-29T00:59:00Z",
  // 02:59 in Amsterdam; a minute later it is 02:00 again.
  autumn: "2026-10-25T00:59:00Z",
  newyear: "2026-12-31T22:59:00Z",
};

const { now } = Date;

/** Stops the clock but not the timers. Returns a function that restarts it. */
export function stopClock(moment: string): () => void {
  const stopped = Date.parse(MOMENTS[moment] ?? STORY);
  Date.now = moment === "now" ? now : () => stopped;
  return () => {
    Date.now = now;
  };
}
