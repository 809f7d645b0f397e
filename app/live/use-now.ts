import { useEffect, useState } from "react";

const AGAIN_AFTER = 60_000;

/** The server's time at first, then updated each minute: a page may stay open past midnight. */
export function useNow(written: number): number {
  const [now, setNow] = useState(written);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), AGAIN_AFTER);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now, written);
}
