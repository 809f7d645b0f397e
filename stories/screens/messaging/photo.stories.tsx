import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { PETRA } from "../../../tests/mocks/factories/town";
import { chat } from "../../../tests/mocks/outcomes";
import { english, flashes, isRefused, meanwhile, mobile, opens, petra, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/messages/chat-over-de-kraan/foto/31", viewer: petra } });
const own = chat.photo({ sender: PETRA });
const remove = "Verwijder foto";

export const Default = meta.story({
  async play({ canvas }) {
    await opens("Foto van Hassan B.")({ canvas });
    await expect(canvas.getByRole("img", { name: "De kraan met de druppel" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Meld het bericht met deze foto" })).toHaveAttribute(
      "href",
      expect.stringContaining("type=message&id=21"),
    );
    await expect(canvas.queryByRole("button", { name: remove })).not.toBeInTheDocument();
  },
});

export const Own = meta.story({ args: { outcomes: [own] }, play: says("Hassan B. ziet deze foto dan niet meer.") });

export const Removed = meta.story({
  args: { outcomes: [own] },
  async play(story) {
    await press(story, "button", remove);
    await flashes("Je foto is verwijderd.")(story);
  },
});

export const RemovedMeanwhile = meta.story({
  args: { outcomes: [own], later: [chat.photoNotFound] },
  async play(story) {
    await story.canvas.findByRole("button", { name: remove });
    meanwhile(story);
    await press(story, "button", remove);
    await flashes("Je foto is verwijderd.")(story);
  },
});

export const Offline = meta.story({
  args: { outcomes: [own, chat.removingPhoto.offline] },
  async play(story) {
    await press(story, "button", remove);
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const WithoutWords = meta.story({
  args: { outcomes: [chat.photo({ alt: null })] },
  play: opens("Foto van Hassan B."),
});

export const OfADeal = meta.story({
  args: { outcomes: [chat.photo({ message: null })] },
  play: says("Meld deze foto"),
});

export const Evidence = meta.story({
  args: { outcomes: [chat.photo({ sender: PETRA, message: null, is_evidence: true })] },
  async play(story) {
    await says("Deze foto blijft staan")(story);
    await expect(story.canvas.queryByRole("button", { name: remove })).not.toBeInTheDocument();
  },
});

export const EvidenceMeanwhile = meta.story({
  args: { outcomes: [own], later: [chat.removingEvidence] },
  async play(story) {
    await story.canvas.findByRole("button", { name: remove });
    meanwhile(story);
    await press(story, "button", remove);
    await isRefused(story, "Deze foto hoort bij een geschil.");
  },
});

export const NotFound = meta.story({ args: { outcomes: [chat.photoNotFound] }, play: opens("Deze pagina is er niet") });

export const Mobile = meta.story({ ...mobile, play: opens("Foto van Hassan B.") });

export const English = meta.story({ ...english, play: opens("Photo from Hassan B.") });
