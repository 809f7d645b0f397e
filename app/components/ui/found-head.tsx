import type { ReactNode } from "react";

interface FoundHeadProps {
  heading: string;
  found: string | null;
  around?: string;
  askPlace?: string;
  /** A link beside what was found. */
  beside?: ReactNode;
  children?: ReactNode;
}

export function FoundHead({ heading, found, around, askPlace, beside, children }: FoundHeadProps) {
  return (
    <header className="grid gap-1">
      <h1 className="max-sm:text-2xl" data-part="heading">
        {heading}
      </h1>
      <div className="flow-root">
        {beside !== undefined && (
          <span className="float-end -my-2.5 ms-4" data-part="beside">
            {beside}
          </span>
        )}
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
      </div>
      {children}
    </header>
  );
}
