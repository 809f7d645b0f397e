import { expect } from "storybook/test";
import { OfflinePage } from "~/components/site/offline-page";
import { displayed } from "~/enhance/refused-form";
import preview from "../../.storybook/preview";
import { opens } from "../screen";
import { onPaper } from "./inside";

const meta = preview.meta({ ...onPaper, component: OfflinePage });

const children = (
  <li>
    <a className="text-link" href="/profile/1/my-jobs">
      Mijn klussen
    </a>
  </li>
);

export const Offline = meta.story({ args: { state: "offline" }, play: opens("Je hebt geen verbinding") });
export const WithPages = meta.story({
  args: { state: "offline", children },
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Mijn klussen" })).toBeVisible();
  },
});
export const Waits = meta.story({ args: { state: "waits" }, play: opens("Bewaard tot je weer verbinding hebt") });
export const Unsent = meta.story({
  args: { state: "unsent", children },
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
/** The notice of a rejected form lists what was typed, except what the form on the page still has. */
export const Refused = meta.story({
  render: () => (
    <>
      <div className="offline-notice grid gap-1" role="alert">
        <p>Dit stuurde je toen je geen verbinding had. Het is niet aangenomen.</p>
        <ul className="grid gap-1" data-refused-form="/offline/done/bod">
          <li>57,50</li>
          <li>Ik kan zaterdag.</li>
        </ul>
      </div>
      <textarea className="input" aria-label="Bericht" defaultValue="Ik kan zaterdag." />
    </>
  ),
  async play({ canvas }) {
    displayed(canvas.getByRole("list"));
    await expect(canvas.getByRole("listitem")).toHaveTextContent("57,50");
  },
});
