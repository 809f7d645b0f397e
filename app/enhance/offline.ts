import { trusted } from "./trusted";

export const WORKER = "/sw.js";
const OPTIONS = { type: import.meta.env.DEV ? "module" : "classic", updateViaCache: "none" } as const;

export const registerWorker = () => navigator.serviceWorker.register(trusted.createScriptURL(WORKER), OPTIONS);

export function offline(): void {
  if (!("serviceWorker" in navigator)) return;
  // After load, so that it does not compete with the page.
  addEventListener("load", () => void registerWorker().catch(() => undefined));
  const instead = document.querySelector<HTMLElement>("[data-offline]");
  const isInstead = instead !== null && instead.dataset.offline !== "online";
  if (isInstead) addEventListener("online", () => location.assign(location.href));
}
