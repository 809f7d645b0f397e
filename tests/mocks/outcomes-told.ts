import { contract } from "~/api/contract";
import { answers, isOffline, refusesFields } from "./answers";
import { aProject } from "./factories";

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
