interface Browser {
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  subscribed?: string | null;
  supported?: boolean;
  offline?: boolean;
}

function subscriptionAt(endpoint: string) {
  return {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: "BMn5", auth: "x1" } }),
    unsubscribe: async () => true,
  };
}

function registrationOf({ subscribed = null, offline = false }: Browser) {
  let subscription = subscribed === null ? null : subscriptionAt(subscribed);
  return {
    pushManager: {
      getSubscription: async () => subscription,
      async subscribe() {
        if (offline) throw new DOMException("push service not available", "AbortError");
        subscription = subscriptionAt("https://push.example/here");
        return subscription;
      },
    },
  };
}

export function browserIs(browser: Browser): () => void {
  const { permission = "default", answer = "granted", supported = true } = browser;
  const registration = registrationOf(browser);
  const kept = { Notification: window.Notification, PushManager: window.PushManager };
  const set = (on: object, name: string, value: unknown) =>
    Object.defineProperty(on, name, { value, configurable: true, writable: true });
  set(window, "Notification", { permission, requestPermission: async () => answer });
  if (!supported) Reflect.deleteProperty(window, "PushManager");
  const { serviceWorker } = navigator;
  set(serviceWorker, "getRegistration", async () => registration);
  set(serviceWorker, "register", async () => registration);
  set(serviceWorker, "ready", Promise.resolve(registration));
  return () => {
    set(window, "Notification", kept.Notification);
    set(window, "PushManager", kept.PushManager);
    for (const name of ["getRegistration", "register", "ready"]) Reflect.deleteProperty(serviceWorker, name);
  };
}
