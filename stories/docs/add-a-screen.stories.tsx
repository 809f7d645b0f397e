import preview from "../../.storybook/preview";
import { has, opens } from "../plays";
import { DocsPage, Points, Section } from "./page";

const EXAMPLE = `const meta = preview.meta({ ...screen, args: { at: "/task/12/bod", viewer: hassan } });
const OFFER = { Bedrag: "60", "Bericht aan de plaatser": "Ik kan morgen na vijven langskomen." };

export const Default = meta.story({ play: opens("Doe een bod") });

export const JobTaken = meta.story({
  args: { outcomes: [bid.jobNotOpen] },
  async play(story) {
    await send(story, OFFER, "Bod plaatsen");
    await isRefused(story, "Deze klus staat niet meer open.");
  },
});

export const NotFound = meta.story({ args: { outcomes: [job.notFound] }, play: opens("Klus niet gevonden") });`;

function AddAScreen() {
  return (
    <DocsPage
      title="How to add a screen"
      lead="A screen is an address, its texts, perhaps a form, and a story for each state. CONTRIBUTING.md has the same for calls, notifications and fields."
    >
      <Section title="In this order">
        <ol className="measure grid list-decimal gap-2 ps-5">
          <li>
            Its address in app/routes.ts, its route in app/routes. The route reads, asks and answers, and does nothing
            else.
          </li>
          <li>Its texts in Dutch, then in English.</li>
          <li>Its form, if it has one: the schema in app/domain, useForm in the component, readForm in the action.</li>
          <li>Its component, made of those in app/components/ui. Look here first for what there is.</li>
          <li>Its stories: the states below, each with a play that reads the sentence by which one knows the state.</li>
          <li>Its address in tests/e2e/addresses.ts, and a journey where people pass.</li>
        </ol>
      </Section>
      <Section title="States">
        <Points
          items={[
            "Default, Empty, Invalid, Submitting, NotFound, Forbidden, Failed, Offline: those that it has, under these names.",
            "AsOwner, AsHelper, AsVisitor where it differs by who looks.",
            "English once, Mobile where it differs on a phone, and the longest title and name.",
          ]}
        />
      </Section>
      <Section title="A story is data">
        <p className="measure">
          An address, who looks, and what the API answers differently from when all is well. The page is the one the
          server writes; what is pressed in it is asked of the server again (docs/decisions/017-stories-are-served.md).
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
        <pre className="overflow-x-auto rounded-card bg-sunken p-4 text-sm" tabIndex={0}>
          {EXAMPLE}
        </pre>
      </Section>
      <Section title="Before it is done">
        <Points
          items={[
            "Turn JavaScript off in the toolbar: everything still works.",
            "Look at it by night, in high contrast, at 320 px, in both languages.",
            "Walk through it by keys: the focus is always seen, and nowhere lost.",
            "Is there one primary action? Does it say what it does?",
          ]}
        />
      </Section>
    </DocsPage>
  );
}

const meta = preview.meta({ component: AddAScreen });

export const Page = meta.story({
  async play(story) {
    await opens("How to add a screen")(story);
    await has("heading", "A story is data")(story);
  },
});
