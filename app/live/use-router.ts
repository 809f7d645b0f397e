import { use } from "react";
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext, type Location } from "react-router";

/**
 * The router itself, whose `state` is that of the moment. React renders it by a transition: while the browser is busy, `useNavigation`
 * and `useLocation` do not know yet which link was pressed, or which page came. They are for what is shown; what is done asks here.
 */
export function useRouter(): DataRouter {
  const context = use(DataRouterContext);
  if (!context) throw new Error("A live page is rendered by a data router");
  return context.router;
}

/** Where somebody is on the way to, or else is. */
export const destinationOf = ({ state: { navigation, location } }: DataRouter): Location =>
  navigation.location ?? location;
