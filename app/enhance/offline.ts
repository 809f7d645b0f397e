import { trusted } from "./trusted";

/** Where the service worker is, and what it is in development: a module that Vite serves. */
export const WORKER = "/sw.js";
const OPTIONS = { type: import.meta.env.DEV ? "module" : "classic", updateViaCache: "none" } as const;

/** One worker for pages without a connection and for pushes; the same as before when it is there. */
export const registerWorker = () => navigator.serviceWorker.register(trusted.createScriptURL(WORKER), OPTIONS);

/** Has pages answered where there is no connection; a page that was shown in place of another opens that once there is one. */
export function offline(): void {
  if (!("serviceWorker" in navigator)) return;
  // The page itself comes first.
  addEventListener("load", () => void registerWorker().catch(() => undefined));
  const instead = document.querySelector<HTMLElement>("[data-offline]");
  const isInstead = instead !== null && instead.dataset.offline !== "online";
  if (isInstead) addEventListener("online", () => location.assign(location.href));
}
