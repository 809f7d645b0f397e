import { contract } from "~/api/contract";
import type { JobArea } from "~/domain/jobs/job";
import type { JobPlace } from "~/domain/jobs/job-details";
import { answers, isOffline, refuses } from "./answers";
import { aPage } from "./factories/page";

export const aPlace = (of: Partial<JobPlace> = {}): JobPlace => ({
  zip4: "1012",
  city: "Amsterdam",
  latitude: 52.373,
  longitude: 4.895,
  nearby: [
    { city: "Amsterdam", latitude: 52.365, longitude: 4.9 },
    { city: "Diemen", latitude: 52.34, longitude: 4.96 },
    { city: "Badhoevedorp", latitude: 52.335, longitude: 4.78 },
  ],
  ...of,
});

const anArea = (of: Partial<JobArea> = {}): JobArea => ({
  zip4: "1012",
  city: "Amsterdam",
  latitude: 52.373,
  longitude: 4.895,
  count: 12,
  ...of,
});

const AREAS = [
  anArea(),
  anArea({ zip4: "1071", latitude: 52.355, longitude: 4.879, count: 4 }),
  anArea({ zip4: "2011", city: "Haarlem", latitude: 52.381, longitude: 4.638, count: 2 }),
  anArea({ zip4: "1112", city: "Diemen", latitude: 52.34, longitude: 4.96, count: 1 }),
];

const manyAreas = (howMany: number) =>
  Array.from({ length: howMany }, (_, at) =>
    anArea({
      zip4: String(7000 + at),
      city: "Gasselterboerveenschemond",
      latitude: 51.9 + (at % 10) / 20,
      longitude: 6 + at / 100,
      count: 1,
    }),
  );

export const areas = {
  found: answers(contract.job.areas, aPage(AREAS)),
  one: answers(contract.job.areas, aPage([anArea({ count: 1 })])),
  many: answers(contract.job.areas, aPage(manyAreas(80))),
  none: answers(contract.job.areas, aPage<JobArea>([])),
  failed: refuses(contract.job.areas, "internal_error"),
  offline: isOffline(contract.job.areas),
};
