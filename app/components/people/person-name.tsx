import type { UserCard } from "~/domain/accounts/user-card";
import { classNames } from "../ui/class-names";
import { Link } from "../ui/link";

type PersonNameProps = { person: Pick<UserCard, "id" | "name" | "has_page">; className?: string };

export function PersonName({ person, className }: PersonNameProps) {
  if (person.id === null || person.has_page === false) return <span className={className}>{person.name}</span>;
  return (
    <Link className={classNames("person-name", className)} to={`/helper/${person.id}`}>
      {person.name}
    </Link>
  );
}
