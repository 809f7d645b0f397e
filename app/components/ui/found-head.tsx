import type { ReactNode } from "react";

const FOUND = "gevonden";

/** Both buttons of a search lead there: Enter presses the first. */
export const foundAt = (path: string) => `${path}#${FOUND}`;

interface FoundHeadProps {
  heading: string;
  found: string | null;
  around?: ReactNode;
  askPlace?: ReactNode;
  beside?: ReactNode;
  children?: ReactNode;
}

export function FoundHead({ heading, found, around, askPlace, beside, children }: FoundHeadProps) {
  return (
    <header id={FOUND} tabIndex={-1} className="grid gap-1">
      <div className="flex items-start justify-between gap-x-4">
        <h1 className="max-sm:text-2xl" data-part="heading">
          {heading}
        </h1>
        {beside !== undefined && (
          <span className="-my-2.5 flex-none" data-part="beside">
            {beside}
          </span>
        )}
      </div>
      <p className="text-ink-soft" role="status" data-part="found">
        {found && <strong className="text-ink">{found}</strong>}
        {found && around && <> {around}</>}
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
