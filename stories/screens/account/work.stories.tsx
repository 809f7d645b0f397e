import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aHelpingViewer } from "../../../tests/mocks/factories/person";
import { aProject } from "../../../tests/mocks/factories/profile";
import { profile } from "../../../tests/mocks/outcomes";
import { experience } from "../../../tests/mocks/outcomes-profile";
import { english, hassan, isRefused, isWrong, mobile, opens, press, says, screen, send } from "../../screen";

const projects = [
  aProject(),
  aProject({
    id: 62,
    title: "Schutting van kastanjehout",
    description: "Tien meter, in één dag.",
    work_experience_image: [],
  }),
];
const viewer = aHelpingViewer({ bio: "Ik kom op tijd en ruim mijn rommel op.", workexperience: projects });
const meta = preview.meta({ ...screen, args: { at: "/profile/2/work-experience", viewer } });
const adding = { at: "/profile/2/work-experience/toevoegen" };
const editing = { at: "/profile/2/work-experience/61/bewerken" };
const removing = { at: "/profile/2/work-experience/61/verwijderen" };
const photo = { id: "kept-2", url: "/api/media/kast-2/", name: "kast.jpg", alt: null };
const begun = {
  "project:new": { project: null, fields: { title: "Vlonder", description: "Van hardhout." }, pictures: [photo] },
};

export const Default = meta.story({
  async play(story) {
    await opens("Wie je bent en wat je kunt")(story);
    await expect(story.canvas.getByRole("link", { name: "Bewerken: Boekenkast op maat" })).toBeVisible();
    await expect(story.canvas.queryByRole("button", { name: "Hoger zetten: Boekenkast op maat" })).toBeNull();
    await expect(story.canvas.getByRole("button", { name: "Lager zetten: Boekenkast op maat" })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { viewer: hassan },
  play: says("Laat zien wat je kunt"),
});

export const AboutInvalid = meta.story({
  async play(story) {
    await send(story, { "Wat doe je?": "x".repeat(61) }, "Opslaan");
    await isWrong(story, "Wat doe je?", "Maximaal 60 tekens.");
  },
});

export const AboutSaved = meta.story({
  async play(story) {
    await send(story, { "Wat doe je?": "Timmerman" }, "Opslaan");
    await says("Opgeslagen. Zo leren buren je kennen.")(story);
  },
});

export const AboutOffline = meta.story({
  args: { outcomes: [profile.change.offline] },
  async play(story) {
    await send(story, { "Wat doe je?": "Timmerman" }, "Opslaan");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const Reordered = meta.story({
  args: { outcomes: [experience.ordered] },
  async play(story) {
    await press(story, "button", "Lager zetten: Boekenkast op maat");
    await opens("Wie je bent en wat je kunt")(story);
  },
});

export const LongText = meta.story({
  args: {
    viewer: aHelpingViewer({
      bio: "Ik doe alles met mijn handen en praat graag. ".repeat(20),
      workexperience: [
        aProject({
          title: "Wolfeschlegelsteinhausenbergerdorff".repeat(2),
          description: "En toen de vloer. ".repeat(50),
        }),
      ],
    }),
  },
  play: opens("Wie je bent en wat je kunt"),
});

export const Add = meta.story({ args: adding, play: opens("Werk toevoegen") });

export const AddInvalid = meta.story({
  args: adding,
  async play(story) {
    await send(story, { Titel: "Vlonder" }, "Opslaan");
    await isWrong(story, "Omschrijving", "Vul titel en beschrijving in");
    await expect(story.canvas.getByLabelText("Titel")).toHaveValue("Vlonder");
  },
});

export const AddRefused = meta.story({
  args: { ...adding, outcomes: [experience.imageRefused] },
  async play(story) {
    await send(story, { Titel: "Vlonder", Omschrijving: "Van hardhout." }, "Opslaan");
    await isRefused(story, "Gebruik een JPEG-, PNG- of WebP-bestand.");
  },
});

export const Unsaved = meta.story({
  args: { ...adding, drafts: begun },
  async play(story) {
    await says("Je was hier nog mee bezig.")(story);
    await expect(story.canvas.getByLabelText("Titel")).toHaveValue("Vlonder");
    await press(story, "button", "Begin opnieuw");
    await opens("Werk toevoegen")(story);
  },
});

export const Saved = meta.story({
  args: adding,
  async play(story) {
    await send(story, { Titel: "Vlonder", Omschrijving: "Van hardhout." }, "Opslaan");
    await says("Je werk is opgeslagen.")(story);
  },
});

export const Edit = meta.story({
  args: editing,
  async play(story) {
    await opens("Werk bewerken")(story);
    await expect(story.canvas.getByLabelText("Wat staat er op foto 1?")).toHaveValue("De kast, nog zonder deuren");
    await expect(story.canvas.getByRole("button", { name: "Foto 1 naar achteren" })).toBeVisible();
  },
});

export const Remove = meta.story({
  args: removing,
  async play(story) {
    await opens("‘Boekenkast op maat’ verwijderen?")(story);
    await says("Het verdwijnt met 2 foto’s van je pagina.")(story);
    await press(story, "button", "Verwijderen");
    await says("Verwijderd.")(story);
  },
});

export const RemoveOffline = meta.story({
  args: { ...removing, outcomes: [experience.removing.offline] },
  async play(story) {
    await press(story, "button", "Verwijderen");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const RemovedMeanwhile = meta.story({
  args: { ...removing, outcomes: [experience.removing.doneMeanwhile] },
  async play(story) {
    await press(story, "button", "Verwijderen");
    await says("Verwijderd.")(story);
  },
});

export const RemoveNotFound = meta.story({
  args: { at: "/profile/2/work-experience/999/verwijderen" },
  play: opens("Deze pagina is er niet"),
});

export const NotFound = meta.story({
  args: { at: "/profile/2/work-experience/999/bewerken" },
  play: opens("Deze pagina is er niet"),
});

export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: opens("Who you are and what you can do") });
export const Mobile = meta.story({ ...mobile, play: opens("Wie je bent en wat je kunt") });
