import { useSyncExternalStore } from "react";
import { showNotice } from "~/alerts/notice";
import { type Alerts, keepAlerts, keptAlerts, parseAlerts } from "~/alerts/settings";
import { playSound } from "~/alerts/sound";

const CHANGED = "alerts";

function subscribe(changed: () => void): () => void {
  const names = ["storage", CHANGED];
  for (const name of names) addEventListener(name, changed);
  return () => {
    for (const name of names) removeEventListener(name, changed);
  };
}

function keep(alerts: Alerts): void {
  keepAlerts(alerts);
  dispatchEvent(new Event(CHANGED));
  const { dataset } = document.getElementById("unread") ?? {};
  if (dataset?.alerts) void import(/* @vite-ignore */ dataset.alerts);
}

interface AlertChoice {
  /** Null during server rendering. */
  alerts: Alerts | null;
  setSound(on: boolean): void;
  /** Returns false if the browser refuses. */
  setNotice(on: boolean, sample: { title: string; text: string }): Promise<boolean>;
}

export function useAlerts(): AlertChoice {
  const kept = useSyncExternalStore<string | null>(subscribe, keptAlerts, () => null);
  const alerts = kept === null ? null : parseAlerts(kept);
  return {
    alerts,
    setSound(on) {
      if (on) void playSound();
      keep({ notice: false, ...alerts, sound: on });
    },
    async setNotice(on, sample) {
      const may = !on || ((await globalThis.Notification?.requestPermission()) === "granted" && showNotice(sample));
      if (may) keep({ sound: false, ...alerts, notice: on });
      return may;
    },
  };
}
