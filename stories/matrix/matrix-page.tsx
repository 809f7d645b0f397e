import matrix from "virtual:screens";
import { useState } from "react";
import type { Row } from "../../.storybook/matrix/types";
import { MatrixRow } from "./matrix-row";
import "./matrix.css";

const refusals = matrix.rows.flatMap((row) => row.refusals);
const isShown = ({ stories }: { stories: unknown[] }) => stories.length > 0;
const lacks = (row: Row) => !isShown(row) || !row.refusals.every(isShown);

function Sum() {
  const stories = new Set(matrix.rows.flatMap((row) => row.stories.map(({ id }) => id)));
  const counts: [number | string, string][] = [
    [matrix.rows.filter(({ file }) => file !== "").length, "pages of the site"],
    [matrix.rows.filter((row) => !isShown(row)).length, "pages without a story"],
    [stories.size, "stories of pages"],
    [`${refusals.filter(isShown).length} of ${refusals.length}`, "refusals of the API shown"],
  ];
  return (
    <dl className="matrix-sum">
      {counts.map(([figure, of]) => (
        <div key={of}>
          <dt>{of}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function HowToRead() {
  return (
    <details className="matrix-help">
      <summary>How to read this</summary>
      <p>
        Every page of <code>routes.ts</code>, and the stories that open at its address. A solid name leads to its story;
        a dashed one has none. Any story can be seen in each theme, language, width and text size by the toolbar, and as
        another reader; the address keeps what was chosen.
      </p>
      <p>
        <b>Not shown</b> is what the API may refuse this page, by its contract and the calls in the page’s code, without
        a story that lets it happen. Shown once for the whole site are {matrix.general.join(", ")} and a lost
        connection: under <code>errors</code> and the stories called TooOften and Offline.
      </p>
    </details>
  );
}

export function MatrixPage() {
  const [search, setSearch] = useState("");
  const [lacking, setLacking] = useState(false);
  const rows = matrix.rows.filter((row) => row.path.includes(search.trim()) && (!lacking || lacks(row)));
  const sections = Object.entries(Object.groupBy(rows, ({ section }) => section));
  return (
    <main className="matrix">
      <h1>Pages by states</h1>
      <Sum />
      <HowToRead />
      <form className="matrix-filter" onSubmit={(event) => event.preventDefault()}>
        <label>
          Address
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        <label>
          <input type="checkbox" checked={lacking} onChange={(event) => setLacking(event.target.checked)} />
          Only where something is missing
        </label>
      </form>
      {sections.map(([section, of = []]) => (
        <section key={section} aria-labelledby={`section-${section}`}>
          <h2 id={`section-${section}`}>{section}</h2>
          {of.map((row) => (
            <MatrixRow key={row.path} {...row} />
          ))}
        </section>
      ))}
      {rows.length === 0 && <p>No page has this in its address.</p>}
    </main>
  );
}
