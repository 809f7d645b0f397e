import { type ReactNode, useId } from "react";

interface DocsPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of the documentation. It is a story, so that axe and a play check it in every theme. */
export function DocsPage({ title, lead, children }: DocsPageProps) {
  return (
    <main className="page-width grid gap-10 py-8" lang="en">
      <header className="grid gap-3">
        <h1>{title}</h1>
        <p className="measure text-lg text-ink-soft">{lead}</p>
      </header>
      {children}
    </main>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="grid min-w-0 justify-items-stretch gap-4" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function Points({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="measure grid list-disc gap-2 ps-5">
      {items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the points never move
        <li key={at}>{item}</li>
      ))}
    </ul>
  );
}

interface TableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

export function Table({ caption, head, rows }: TableProps) {
  return (
    <div
      className="overflow-x-auto rounded-card border border-line bg-card"
      role="group"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
      tabIndex={0}
    >
      <table className="w-full text-start text-sm">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {head.map((name) => (
              <th key={name} scope="col" className="p-3 text-start align-bottom">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], row) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows never move
            <tr key={row} className="border-b border-line last:border-0">
              <th scope="row" className="p-3 text-start align-top font-bold">
                {first}
              </th>
              {others.map((cell, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- nor do their cells
                <td key={at} className="p-3 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Gallery({ things, wide }: { things: readonly (readonly [string, ReactNode])[]; wide?: boolean }) {
  return (
    <ul
      className={`grid gap-4 ${wide ? "sm:grid-cols-2 lg:grid-cols-3" : "grid-cols-2 sm:grid-cols-4 lg:grid-cols-6"}`}
    >
      {things.map(([name, thing]) => (
        <li
          key={name}
          className="grid content-end justify-items-center gap-2 rounded-card border border-line bg-card p-4"
        >
          {thing}
          <code className="text-sm wrap-anywhere">{name}</code>
        </li>
      ))}
    </ul>
  );
}
