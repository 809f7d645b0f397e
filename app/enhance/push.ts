import { registerWorker } from "./offline";

/** What the section shows; the markup has words for each. */
type State = "off" | "on" | "refused" | "unsupported" | "failed";

const SUBSCRIPTIONS = "/api/notifications/push/subscriptions/";

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const subscriptionHere = async () =>
  (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription();

/** Tells the server; throws when it does not take it. */
async function tell(method: "POST" | "DELETE", body: object): Promise<void> {
  const answer = await fetch(SUBSCRIPTIONS, {
    method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`subscription: ${answer.status}`);
}

/** Asks for permission where it was not given yet: only ever after a press. */
async function turnOn(key: string): Promise<State> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "refused" : "off";
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key, or for somebody else, is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await tell("POST", made.toJSON());
  return "on";
}

async function turnOff(): Promise<State> {
  const subscription = await subscriptionHere();
  if (subscription) {
    await tell("DELETE", { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
    rowOf(subscription.endpoint)?.remove();
  }
  return "off";
}

/** The line of a device in the list below; the server knows only those of this person. */
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

/** The section where somebody turns on pushes in this browser, and off. */
export async function pushes(place: HTMLElement): Promise<void> {
  const show = (state: State) => void (place.dataset.state = state);
  const act = async (deed: () => Promise<State>) => {
    place.toggleAttribute("data-busy", true);
    show(await deed().catch(() => "failed" as const));
    place.toggleAttribute("data-busy", false);
  };
  place.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-push-turn]") : null;
    if (!button || place.hasAttribute("data-busy")) return;
    void act(button.dataset.pushTurn === "off" ? turnOff : () => turnOn(place.dataset.pushKey ?? ""));
  });
  await act(stateNow);
}
