import { expect } from "storybook/test";
import { CATEGORIES } from "~/domain/jobs/category-names";
import enFields from "~/locales/en/fields";
import enTerms from "~/locales/en/statuses";
import nlFields from "~/locales/nl/fields";
import nlTerms from "~/locales/nl/statuses";
import preview from "../../.storybook/preview";
import { opens } from "../plays";
import { DocsPage, Section, Table } from "./page";

type Words = Record<string, string>;

const dutch = (word: string) => (
  <span key="nl" lang="nl">
    {word}
  </span>
);

const rowsOf = (nl: Words, en: Words) =>
  Object.keys(nl).map((code) => [<code key="code">{code}</code>, dutch(nl[code] ?? ""), en[code] ?? ""]);

const HEAD = ["In the contract", "Dutch", "English"];
const LIVES: Record<keyof typeof nlTerms, string> = {
  job: "A job",
  stage: "The work of a deal",
  bid: "A bid",
  payment: "A payment",
  payout: "A payout",
  appointment: "An appointment",
  dispute: "A dispute",
  chargeback: "A payer’s bank",
  refund: "A refund",
  request: "A request of the helper",
};

function Glossary() {
  return (
    <DocsPage
      title="Glossary"
      lead="One word for a thing and for each of its states, on pages, in mails and in news alike. This page is made from the texts themselves (app/locales)."
    >
      {Object.entries(LIVES).map(([life, name]) => (
        <Section key={life} title={`${name} can be`}>
          <Table
            caption={`${name} can be`}
            head={HEAD}
            rows={rowsOf(nlTerms[life as keyof typeof LIVES], enTerms[life as keyof typeof LIVES])}
          />
        </Section>
      ))}
      <Section title="Categories">
        <Table
          caption="Categories"
          head={HEAD}
          rows={CATEGORIES.map(({ id, slug, nl, en }) => [`${id}, ${slug}`, dutch(nl), en])}
        />
      </Section>
      <Section title="Fields of forms">
        <Table caption="Fields of forms" head={HEAD} rows={rowsOf(nlFields.label, enFields.label)} />
      </Section>
    </DocsPage>
  );
}

const meta = preview.meta({ component: Glossary });

export const Page = meta.story({
  async play(story) {
    await opens("Glossary")(story);
    const row = story.canvas.getAllByRole("row", {
      name: `reserved ${nlTerms.job.reserved} ${enTerms.job.reserved}`,
    })[0];
    await expect(row).toBeVisible();
  },
});
