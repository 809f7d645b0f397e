import { useEffect, useState } from "react";

/** Milliseconds. */
const AGAIN_AFTER = 60_000;

/** The moment a page was written, and then that at which it is looked at: it may stay open past midnight. */
export function useNow(written: number): number {
  const [now, setNow] = useState(written);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), AGAIN_AFTER);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now, written);
}
