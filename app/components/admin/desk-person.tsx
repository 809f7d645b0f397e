import type { UserCard } from "~/domain/accounts/user-card";
import { DeskLink } from "./desk-link";

export function DeskPerson({ person: { id, name } }: { person: Pick<UserCard, "id" | "name"> }) {
  return id === null ? <span>{name}</span> : <DeskLink to={`/admin/users/${id}`}>{name}</DeskLink>;
}
