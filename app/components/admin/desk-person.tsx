import type { UserCard } from "~/domain/user-card";
import { Link } from "../ui/link";

/** A name that leads to what the desk knows of the person. */
export function DeskPerson({ person }: { person: Pick<UserCard, "id" | "name"> }) {
  if (person.id === null) return <span>{person.name}</span>;
  return (
    <Link className="text-link font-semibold" to={`/admin/users/${person.id}`}>
      {person.name}
    </Link>
  );
}
