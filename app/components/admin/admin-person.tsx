import type { UserCard } from "~/domain/accounts/user-card";
import { AdminLink } from "./admin-link";

export function AdminPerson({ person: { id, name } }: { person: Pick<UserCard, "id" | "name"> }) {
  return id === null ? <span>{name}</span> : <AdminLink to={`/admin/users/${id}`}>{name}</AdminLink>;
}
