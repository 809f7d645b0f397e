import { useEffect, useState } from "react";

const UPDATE_MS = 60_000;

/** The server's time at first, then updated each minute: a page may stay open past midnight. */
export function useNow(written: number): number {
  const [now, setNow] = useState(written);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), UPDATE_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now, written);
}
