import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";
import type { OwnProfile, UserPublic } from "~/domain/accounts/user";
import type { UserCard } from "~/domain/accounts/user-card";
import type { Payment } from "~/domain/money/payment";

type Trader = UserPublic["business_details"];

export async function tradersOf(
  context: Readonly<RouterContextProvider>,
  { payer, payee }: Payment,
  viewer: OwnProfile,
): Promise<{ payer: Trader; payee: Trader }> {
  const traderOf = async (person: UserCard | null): Promise<Trader> => {
    if (!person?.business || person.id === null) return null;
    if (person.id === viewer.id) return viewer.business_details;
    return (await optional(getApi(context).profile.find({ params: { id: person.id } })))?.business_details ?? null;
  };
  const [paying, paid] = await Promise.all([traderOf(payer), traderOf(payee)]);
  return { payer: paying, payee: paid };
}
