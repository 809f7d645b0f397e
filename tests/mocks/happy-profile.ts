import { aSavedSearch } from "./factories/saved-search";
import { devices, experience, searches } from "./outcomes-profile";

export const profileOutcomes = [
  devices.are(),
  devices.subscribed,
  devices.unsubscribed,
  experience.added,
  experience.changed,
  experience.ordered,
  experience.removed,
  searches.are([aSavedSearch()]),
  searches.saved,
  searches.removed,
  searches.changed,
];
