import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aNotification } from "../../../tests/mocks/factories/notification";
import { many } from "../../../tests/mocks/factories/page";
import { notifications } from "../../../tests/mocks/outcomes";
import { english, mobile, petra, says, screen } from "../../screen";

const some = [
  aNotification(),
  aNotification({
    id: 30,
    type: "message",
    title: "Nieuw bericht",
    text: "Hassan B. stuurde je een bericht.",
    read: true,
  }),
  aNotification({ id: 29, type: "payment_held", title: "Betaling ontvangen", text: "Er staat € 60 vast.", read: true }),
  aNotification({
    id: 28,
    type: "work_done",
    title: "Het werk is klaar",
    text: "Hassan B. zegt dat het werk klaar is.",
  }),
];

const meta = preview.meta({
  ...screen,
  args: { at: "/notifications", viewer: petra, outcomes: [notifications.are(some)] },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Meldingen" })).toBeVisible();
    await expect(canvas.getAllByText("Nieuw", { exact: true })).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: "Nieuw bod" })).toHaveAttribute("href", "/notifications/31");
    await expect(canvas.getByRole("button", { name: "Markeer alles als gelezen" })).toBeVisible();
  },
});

export const AllRead = meta.story({
  args: { outcomes: [notifications.are(some.map((one) => ({ ...one, read: true })))] },
  async play({ canvas }) {
    await expect(await canvas.findByText("Het werk is klaar")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Markeer alles als gelezen" })).toBeNull();
  },
});

export const Empty = meta.story({ args: { outcomes: [notifications.are([])] }, play: says("Nog geen meldingen") });

export const ManyPages = meta.story({
  args: {
    at: "/notifications?page=2",
    outcomes: [
      notifications.are(
        many(20, ({ id = 1 }) => aNotification({ id })),
        44,
      ),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Pagina 3" })).toHaveAttribute(
      "href",
      "/notifications?page=3",
    );
  },
});

export const Unavailable = meta.story({
  args: { outcomes: [notifications.unavailable] },
  play: says("opnieuw"),
});

export const OnAPhone = meta.story({ ...mobile, play: says("Meldingen") });
export const InEnglish = meta.story({ ...english, play: says("Mark all as read") });
