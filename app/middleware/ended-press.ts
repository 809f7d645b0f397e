import type { Register, RouterContextProvider } from "react-router";
import { routeContext } from "../context";
import { type EndedPress, markPress } from "../domain/accounts/ended-press";

interface Pressed {
  intent: unknown;
  /** The page shows again what was typed, and says so itself. */
  kept: boolean;
}

type Naming = EndedPress | ((intent: unknown, path: string) => EndedPress);

/** The routes of `app/routes.ts` whose buttons have a name. */
const BY_ROUTE: Partial<Record<keyof Register["pages"], Naming>> = {
  "/messages/:uri/accepteren": "accept",
  "/messages/:uri/afwijzen": "reject",
  "/messages/:uri/afspraak": (intent) => (intent === "missed" ? "absence" : "appointment"),
  "/messages/:uri/meerwerk": "extraWork",
  "/payment/:id/meerwerk": "extraWork",
  "/payment/:id/geschil": "dispute",
  "/payment/:id/geschil/openen": "dispute",
  "/payment/:id/geschil/reactie": "dispute",
  "/payment/:id/geschil/voorstel": "dispute",
  "/payment/:id/geschil/akkoord": "dispute",
  "/payment/:id/fooi": "tip",
  "/wallet/uitbetalen": "payout",
  "/wallet/betaling/:id/herroepen": "withdraw",
  "/task/:id/adres": "address",
  "/task/:id/startcode": "startCode",
  "/task/:id/samen-stoppen": "stop",
  "/task/:id/actie/:action": (_, path) => ofJob(path.split("/")[4]),
  "/helper/:id/blokkeren": (intent) => (intent === "unblock" ? "unblock" : "block"),
  "/melden": "report",
};

const ofJob = (action: string | undefined): EndedPress =>
  (["solve", "done", "cancel", "delete"] as const).find((named) => named === action) ?? "job";

/** Marks the address, unless the page says enough. */
export function markEndedPress(context: Readonly<RouterContextProvider>, url: URL, { intent, kept }: Pressed): void {
  const byRoute: Partial<Record<string, Naming>> = BY_ROUTE;
  const naming = byRoute[context.get(routeContext)];
  if (naming === undefined && kept) return;
  markPress(url, typeof naming === "function" ? naming(intent, url.pathname) : (naming ?? "other"));
}
