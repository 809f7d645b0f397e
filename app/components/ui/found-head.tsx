import type { ReactNode } from "react";

interface FoundHeadProps {
  heading: string;
  /** How much was found; without it nothing was looked for. */
  found: string | null;
  /** Around what. */
  around?: string;
  /** What a place would add; the field that asks for it is there. */
  askPlace?: string;
  children?: ReactNode;
}

/** What a list shows, how much of it there is, and around where. */
export function FoundHead({ heading, found, around, askPlace, children }: FoundHeadProps) {
  return (
    <header className="grid gap-1">
      <h1 data-part="heading">{heading}</h1>
      <p className="text-ink-soft" role="status" data-part="found">
        {found && <strong className="text-ink">{found}</strong>}
        {found && around && ` ${around}`}
        {found && askPlace && (
          <>
            {". "}
            <a href="#zipcode">{askPlace}</a>
          </>
        )}
      </p>
      {children}
    </header>
  );
}
