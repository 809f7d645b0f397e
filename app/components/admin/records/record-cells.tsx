import type { ReactNode } from "react";
import { centsOf, formatEuros } from "~/domain/money";
import type { UserCard } from "~/domain/user-card";
import { formatMoment } from "../../format";
import { useLocale } from "../../locale";
import { Link } from "../../ui/link";

/** A link within a table or a fact. */
export function RecordLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="desk-link" to={to}>
      {children}
    </Link>
  );
}

/** A person, with the page the desk has of them. */
export function PersonLink({ person: { id, name } }: { person: Pick<UserCard, "id" | "name"> }) {
  return id === null ? name : <RecordLink to={`/admin/users/${id}`}>{name}</RecordLink>;
}

export function Moment({ at }: { at: string }) {
  return (
    <time className="whitespace-nowrap" dateTime={at}>
      {formatMoment(at, useLocale())}
    </time>
  );
}

/** Money as the contract writes it, also negative. */
export function Euros({ amount }: { amount: string }) {
  const cents = centsOf(amount);
  const euros = formatEuros(Math.abs(cents), useLocale());
  return <span className="whitespace-nowrap">{cents < 0 ? `−\u00a0${euros}` : euros}</span>;
}
