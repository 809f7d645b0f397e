import { expect } from "storybook/test";
import { OfflinePage } from "~/components/site/offline-page";
import preview from "../../.storybook/preview";
import { opens } from "../screen";
import { onPaper } from "./inside";

const meta = preview.meta({ ...onPaper, component: OfflinePage });

const kept = [
  { path: "/profile/1/my-jobs", title: "Mijn klussen" },
  { path: "/messages/proefgesprek", title: "Hassan B." },
];

export const Offline = meta.story({ args: { state: "offline" }, play: opens("Je hebt geen verbinding") });
export const WithPages = meta.story({
  args: { state: "offline", kept },
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Mijn klussen" })).toBeVisible();
  },
});
export const Waits = meta.story({ args: { state: "waits" }, play: opens("Bewaard tot je weer verbinding hebt") });
export const Unsent = meta.story({
  args: { state: "unsent", kept },
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { level: 1, name: "Dit is niet verstuurd" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Probeer opnieuw" })).toBeNull();
  },
});
export const Ended = meta.story({
  args: { state: "ended" },
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { level: 1, name: "Je bent uitgelogd" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
    await expect(canvas.queryByRole("link", { name: "Probeer opnieuw" })).toBeNull();
  },
});
