import { brand } from "~/brand";
import preview from "../../.storybook/preview";
import { opens } from "../plays";
import { DocsPage, Points, Section, Table } from "./page";

const nl = (words: string) => (
  <span key={words} lang="nl">
    {words}
  </span>
);

function ContentStyle() {
  return (
    <DocsPage
      title="Content style"
      lead="Write as one neighbour to another: short, warm, concrete. Dutch comes first; English says the same and is no translation."
    >
      <Section title="Voice">
        <Points
          items={[
            "Say je and jij, never u. In English you.",
            "Verbs on buttons: what will happen, in the words of who presses.",
            "Say what is so, then what to do. Leave out what everyone knows.",
            "Promise only what the product does. No hurry, no praise, no jokes where something went wrong.",
            `The product is called ${brand.name}; we is the people behind it.`,
          ]}
        />
        <Table
          caption="Instead of this, write that"
          head={["Write", "Not", "Why"]}
          rows={[
            [nl("Plaats je klus"), nl("Verzenden"), "The button says what happens"],
            [nl("Vul een postcode in, zoals 1012 AB."), nl("Ongeldige invoer"), "A fault says how to put it right"],
            [nl("Hassan is klaar met het werk"), nl("Status gewijzigd"), "Somebody did something"],
            [nl("Je hebt nog geen klussen geplaatst."), nl("Geen resultaten"), "Say whose, and why it is empty"],
          ]}
        />
      </Section>
      <Section title="Figures">
        <Table
          caption="How figures are written"
          head={["What", "Dutch", "English", "By"]}
          rows={[
            ["A price", "€ 60", "€60", <code key="code">formatEuros</code>],
            ["An amount of money", "€ 60,50", "€60.50", <code key="code">formatEuros</code>],
            ["A day", nl("za 14 mrt"), "Sat 14 Mar", <code key="code">formatDay</code>],
            [
              "A distance",
              nl("om de hoek; 1,2 km"),
              "around the corner; 1.2 km",
              <code key="code">formatDistance</code>,
            ],
            ["A wait", nl("2 uur"), "2 hours", <code key="code">formatWait</code>],
          ]}
        />
      </Section>
      <Section title="Faults and dead ends">
        <Points
          items={[
            "A fault says what happened, what is safe (‘nothing was paid’), and what to do.",
            "An empty page says what will be here, why it is empty, and the one thing to do.",
            "Unknown and forbidden things are both ‘not there’: nobody learns of what is not theirs.",
          ]}
        />
      </Section>
      <Section title="Where texts live">
        <Points
          items={[
            "Dutch in app/locales/nl, English in app/locales/en, which must satisfy the Dutch: a missing sentence does not compile.",
            "Words of states are in terms.ts, labels of fields in fields.ts: see the glossary. No sentence spells them anew.",
            "Fees, days and names come from the domain and app/brand.ts, never typed into a sentence.",
            "Mails and notifications are in app/content: the stories of the mails show them all.",
          ]}
        />
      </Section>
    </DocsPage>
  );
}

const meta = preview.meta({ component: ContentStyle });

export const Page = meta.story({ play: opens("Content style") });
