import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Waiting } from "~/domain/admin/case-files";
import { ask } from "./api";
import { destinationOf, useRouter } from "./use-router";

const POLL_MS = 30_000;

const signOf = ({ oldest, ...counts }: Waiting) =>
  [...Object.values(counts), ...oldest.map(({ queue, id }) => `${queue} ${id}`)].join();

/** Never reloads a form. Polls with a call, because a failed page load would replace the page with an error. */
export function useWaiting(loaded: Waiting): Waiting {
  const [fresh, setFresh] = useState<{ since: Waiting; now: Waiting } | null>(null);
  const shown = fresh?.since === loaded ? fresh.now : loaded;
  const router = useRouter();
  const shownLocation = useLocation();
  const navigate = useNavigate();
  const asking = useRef(false);
  // The user may have clicked a link meanwhile.
  const stays = () => destinationOf(router).key === shownLocation.key;
  const show = useEffectEvent(async (now: Waiting) => {
    if (signOf(now) === signOf(shown)) return;
    setFresh({ since: loaded, now });
    // Navigating to the same address reloads its lists.
    const isList = document.querySelector("[data-part=list]") !== null;
    if (stays() && isList) await navigate(shownLocation, { replace: true, state: shownLocation.state });
  });
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== "visible" || asking.current || !stays()) return;
    asking.current = true;
    const now = await ask<Waiting>("admin/waiting/").catch(() => null);
    asking.current = false;
    if (now) await show(now);
  });
  useEffect(() => {
    const looking = () => void look();
    const timer = setInterval(looking, POLL_MS);
    document.addEventListener("visibilitychange", looking);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", looking);
    };
  }, []);
  return shown;
}
