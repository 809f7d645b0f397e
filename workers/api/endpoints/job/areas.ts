import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { areaOf } from "../../postcodes/areas";
import { areasByDistance } from "../../postcodes/by-distance";
import { type Selection, selectionOf } from "../../search/job-selection";
import { countsPerArea } from "../../search/jobs-by-area";
import { searchPerArea } from "../../search/jobs-by-search";
import { zipcodeExists } from "./list";

function placesOf({ zip4, origin, radius }: Selection): Set<string> | null {
  if (radius === null || !origin) return zip4 === null ? null : new Set([zip4]);
  const near = areasByDistance(origin).filter(({ metres }) => metres <= radius);
  return new Set(near.map(({ area }) => area.zip4).filter((one) => zip4 === null || one === zip4));
}

export const areas = endpoint(contract.job.areas, {
  handle: async (c) => {
    const selection = selectionOf(await c.fields({ zipcode: zipcodeExists }));
    const perArea =
      selection.words.length > 0 ? await searchPerArea(c.db, selection) : await countsPerArea(c.db, selection);
    const places = placesOf(selection);
    const results = [...perArea]
      .flatMap(([zip4, count]) => {
        const area = areaOf(zip4);
        if (!area || count === 0 || (places && !places.has(zip4))) return [];
        return [{ zip4, city: area.city, latitude: area.lat, longitude: area.lng, count }];
      })
      .sort((a, b) => b.count - a.count || Number(a.zip4) - Number(b.zip4));
    return { count: results.length, results };
  },
});
