import type { ReactNode } from "react";

interface FoundHeadProps {
  heading: string;
  found: string | null;
  around?: string;
  askPlace?: string;
  children?: ReactNode;
}

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
