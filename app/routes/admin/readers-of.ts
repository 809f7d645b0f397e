import type { RouterContextProvider } from "react-router";
import { getApi } from "~/context";
import type { UserCard } from "~/domain/accounts/user-card";
import type { Reader } from "~/domain/admin/reader";

type Context = Readonly<RouterContextProvider>;
type Named = Pick<UserCard, "id" | "name">;

export async function readersOf(context: Context, people: readonly (Named | null)[]): Promise<Reader[]> {
  const readers = people.map(async (person) => {
    if (person === null || person.id === null) return [];
    const { language } = await getApi(context).admin.user({ params: { id: person.id } });
    return [{ name: person.name, language }];
  });
  return (await Promise.all(readers)).flat();
}
