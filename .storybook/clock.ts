/** Two days after what the factories made, so that "2 days ago" stays so. */
const NOW = Date.parse("2026-03-03T12:00:00Z");

/** The hour at which all stories play. Timers run on. */
export function freezeClock(): () => void {
  const { now } = Date;
  Date.now = () => NOW;
  return () => {
    Date.now = now;
  };
}
