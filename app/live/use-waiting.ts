import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Waiting } from "~/domain/desk";
import { ask } from "./api";
import { destinationOf, useRouter } from "./use-router";

/** Milliseconds between two looks at what waits, while somebody looks at the page. */
const EVERY = 30_000;

/** What of it would show. */
const signOf = ({ oldest, ...counts }: Waiting) =>
  [...Object.values(counts), ...oldest.map(({ queue, id }) => `${queue} ${id}`)].join();

/**
 * What waits for the desk: as it was loaded, and asked of the API from time to time and when the tab comes back. When it changed
 * the lists of the page are loaded again, never a form. A call says that first: to load a page that does not come puts an error
 * in the place of what is there.
 */
export function useWaiting(loaded: Waiting): Waiting {
  const [fresh, setFresh] = useState<{ since: Waiting; now: Waiting } | null>(null);
  const shown = fresh?.since === loaded ? fresh.now : loaded;
  const router = useRouter();
  const here = useLocation();
  const navigate = useNavigate();
  const asking = useRef(false);
  // Whoever has pressed a link meanwhile goes where it leads.
  const stays = () => destinationOf(router).key === here.key;
  const tell = useEffectEvent(async (now: Waiting) => {
    if (signOf(now) === signOf(shown)) return;
    setFresh({ since: loaded, now });
    // The same address again: its lists are loaded anew.
    const isList = document.querySelector("[data-part=list]") !== null;
    if (stays() && isList) await navigate(here, { replace: true, state: here.state });
  });
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== "visible" || asking.current || !stays()) return;
    asking.current = true;
    const now = await ask<Waiting>("admin/waiting/").catch(() => null);
    asking.current = false;
    if (now) await tell(now);
  });
  useEffect(() => {
    const looking = () => void look();
    const timer = setInterval(looking, EVERY);
    document.addEventListener("visibilitychange", looking);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", looking);
    };
  }, []);
  return shown;
}
