import { use } from "react";
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext, type Location } from "react-router";

/**
 * `useNavigation` and `useLocation` lag in a busy browser, because React renders them in a transition. Use those to
 * render, and this to decide.
 */
export function useRouter(): DataRouter {
  const context = use(DataRouterContext);
  if (!context) throw new Error("A live page is rendered by a data router");
  return context.router;
}

export const destinationOf = ({ state: { navigation, location } }: DataRouter): Location =>
  navigation.location ?? location;
