import { contract } from "~/api/contract";
import type { SavedSearch } from "~/domain/saved-search";
import { answers, isOffline, refuses, refusesFields } from "./answers";
import { aPage, aProject, aSavedSearch } from "./factories";

/** What somebody looks out for. */
export const searches = {
  offline: isOffline(contract.search.save),
  saved: answers(contract.search.save, aSavedSearch()),
  removed: answers(contract.search.remove, undefined),
  none: answers(contract.search.list, aPage([])),
  are: (found: SavedSearch[]) => answers(contract.search.list, aPage(found)),
  tooMany: refuses(contract.search.save, "limit_reached"),
};

/** A helper's portfolio. */
export const experience = {
  added: answers(contract.experience.add, aProject()),
  changed: answers(contract.experience.change, aProject()),
  ordered: answers(contract.experience.order, { workexperience: [aProject()] }),
  removed: answers(contract.experience.remove, undefined),
  imageRefused: refusesFields(contract.experience.add, {
    images: ["Gebruik een JPEG-, PNG- of WebP-bestand."],
  }),
  removing: { offline: isOffline(contract.experience.remove) },
};
