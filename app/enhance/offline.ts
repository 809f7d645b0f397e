import { trusted } from "./trusted";

/** The service worker; in development a module that Vite serves. */
export const WORKER = "/sw.js";
const OPTIONS = { type: import.meta.env.DEV ? "module" : "classic", updateViaCache: "none" } as const;

/** Registering the same address twice is a no-op. */
export const registerWorker = () => navigator.serviceWorker.register(trusted.createScriptURL(WORKER), OPTIONS);

/**
 * Registers the worker for offline pages. A page that was shown as an offline fallback reloads once there is a
 * connection.
 */
export function offline(): void {
  if (!("serviceWorker" in navigator)) return;
  // After load, so that it does not compete with the page.
  addEventListener("load", () => void registerWorker().catch(() => undefined));
  const instead = document.querySelector<HTMLElement>("[data-offline]");
  const isInstead = instead !== null && instead.dataset.offline !== "online";
  if (isInstead) addEventListener("online", () => location.assign(location.href));
}
