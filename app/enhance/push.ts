import { registerWorker } from "./offline";

type State = "off" | "on" | "refused" | "unsupported" | "failed";

const SUBSCRIPTIONS = "/api/notifications/push/subscriptions/";

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const subscriptionHere = async () =>
  (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription();

async function send(method: "POST" | "DELETE", body: object): Promise<void> {
  const response = await fetch(SUBSCRIPTIONS, {
    method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`subscription: ${response.status}`);
}

async function turnOn(key: string): Promise<State> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "refused" : "off";
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with another key or of another user is useless.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await send("POST", made.toJSON());
  return "on";
}

async function turnOff(): Promise<State> {
  const subscription = await subscriptionHere();
  if (subscription) {
    await send("DELETE", { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
    rowOf(subscription.endpoint)?.remove();
  }
  return "off";
}

const rowOf = (endpoint: string) =>
  [...document.querySelectorAll<HTMLElement>("[data-endpoint]")].find((row) => row.dataset.endpoint === endpoint);

async function stateNow(): Promise<State> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "refused";
  const subscription = await subscriptionHere();
  const row = subscription && rowOf(subscription.endpoint);
  row?.setAttribute("data-here", "");
  return row ? "on" : "off";
}

/** A push service that cannot be reached leaves `subscribe` pending. */
const MAX_WAIT_MS = 20_000;

const tooLong = () => new Promise<State>((resolve) => setTimeout(resolve, MAX_WAIT_MS, "failed"));

export async function pushes(place: HTMLElement): Promise<void> {
  const show = (state: State) => void (place.dataset.state = state);
  const act = async (deed: () => Promise<State>) => {
    place.toggleAttribute("data-busy", true);
    show(await Promise.race([deed().catch(() => "failed" as const), tooLong()]));
    place.toggleAttribute("data-busy", false);
  };
  place.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-push-turn]") : null;
    if (!button || place.hasAttribute("data-busy")) return;
    void act(button.dataset.pushTurn === "off" ? turnOff : () => turnOn(place.dataset.pushKey ?? ""));
  });
  await act(stateNow);
}
