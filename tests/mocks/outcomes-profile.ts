import { contract } from "~/api/contract";
import type { SavedSearch } from "~/domain/jobs/saved-search";
import { answers, isOffline, refuses, refusesFields } from "./answers";
import { aPage } from "./factories/page";
import { aProject } from "./factories/profile";
import { aSavedSearch } from "./factories/saved-search";
import { settings } from "./factories/settings";

const KEY = "BMn5GbjqUucvra9QDZYzvvWm9RSMsITK943esWGjJNe0xPTtARFxcOZUcEBNVLu8t3PKVIEigYxsGb7mLiJqWUs";
const keyIs = (push_public_key: string | null) => answers(contract.global.settings, settings({ push_public_key }));
export const pushes = { areSetUp: keyIs(KEY), areNotSetUp: keyIs(null) };

export const devices = {
  are: (...endpoints: string[]) =>
    answers(contract.notification.subscriptions, {
      results: endpoints.map((endpoint) => ({
        endpoint,
        name: "Firefox, Android",
        created_at: "2026-03-01T10:00:00Z",
      })),
    }),
  subscribed: answers(contract.notification.subscribe, { endpoint: "https://push.example/1" }),
  unsubscribed: answers(contract.notification.unsubscribe, undefined),
};

export const searches = {
  offline: isOffline(contract.search.save),
  saved: answers(contract.search.save, aSavedSearch()),
  removed: answers(contract.search.remove, undefined),
  removedMeanwhile: refuses(contract.search.remove, "not_found"),
  changed: answers(contract.search.change, aSavedSearch()),
  zipcodeUnknown: refusesFields(contract.search.change, { filters: ["Deze postcode bestaat niet."] }),
  changing: { offline: isOffline(contract.search.change) },
  none: answers(contract.search.list, aPage([])),
  are: (found: SavedSearch[]) => answers(contract.search.list, aPage(found)),
  tooMany: refuses(contract.search.save, "limit_reached"),
};

export const experience = {
  added: answers(contract.experience.add, aProject()),
  changed: answers(contract.experience.change, aProject()),
  ordered: answers(contract.experience.order, { workexperience: [aProject()] }),
  removed: answers(contract.experience.remove, undefined),
  imageRefused: refusesFields(contract.experience.add, {
    images: ["Gebruik een JPEG-, PNG- of WebP-bestand."],
  }),
  removing: {
    offline: isOffline(contract.experience.remove),
    doneMeanwhile: refuses(contract.experience.remove, "not_found"),
  },
};
