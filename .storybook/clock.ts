/** The hour at which all stories play: two days after what the factories made, so that "2 days ago" stays so. */
const STORY = "2026-03-03T12:00:00Z";

/** Hours at which dates and times are easily wrong, as the toolbar names them. */
const MOMENTS: Record<string, string> = {
  evening: "2026-03-03T19:30:00Z",
  // A minute before two in Amsterdam, after which it is three.
  spring: "2026-03-29T00:59:00Z",
  // A minute before three, after which it is two again.
  autumn: "2026-10-25T00:59:00Z",
  newyear: "2026-12-31T22:59:00Z",
};

const { now } = Date;

/** Stops the clock at a moment; timers run on. Gives what starts it again. */
export function stopClock(moment: string): () => void {
  const stopped = Date.parse(MOMENTS[moment] ?? STORY);
  Date.now = moment === "now" ? now : () => stopped;
  return () => {
    Date.now = now;
  };
}
