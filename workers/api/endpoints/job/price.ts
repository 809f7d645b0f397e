import { contract } from "~/api/contract";
import { distanceMetres } from "~/domain/jobs/distance";
import { formatMoney } from "~/domain/money/money";
import { medianOf } from "~/domain/values/median";
import { zip4Of } from "~/domain/values/postcode";
import { endpoint } from "../../http/endpoint";
import { refuseFields } from "../../http/refusal";
import { areaOf, areas } from "../../postcodes/areas";
import { zipcodeExists } from "../../postcodes/exists";
import { acceptedAmounts } from "../../search/job-statistics";

const NEARBY_METRES = 50_000;
/** With fewer bids a price is not representative, and may reveal its bidder. */
const FEWEST_BIDS = 5;

function areasNear(zipcode: string | undefined): string[] | null {
  const origin = zipcode ? areaOf(zip4Of(zipcode)) : null;
  if (!origin) return null;
  return areas()
    .filter((area) => distanceMetres(origin, area) <= NEARBY_METRES)
    .map(({ zip4 }) => zip4);
}

export const price = endpoint(contract.job.price, {
  handle: async (c) => {
    const { category, kind, zipcode } = await c.fields({ zipcode: zipcodeExists });
    const zip4s = areasNear(zipcode);
    const ofKind = kind === undefined ? [] : await acceptedAmounts(c.db, { category, kind, zip4s });
    const isOfKind = ofKind.length >= FEWEST_BIDS;
    const amounts = isOfKind ? ofKind : await acceptedAmounts(c.db, { category, zip4s });
    if (amounts.length < FEWEST_BIDS) return { count: amounts.length, median: null, low: null, high: null, kind: null };
    return {
      count: amounts.length,
      kind: isOfKind ? (kind ?? null) : null,
      median: formatMoney(medianOf(amounts)),
      low: formatMoney(amounts[0] ?? 0),
      high: formatMoney(amounts.at(-1) ?? 0),
    };
  },
});

export const zipcode = endpoint(contract.job.zipcode, {
  handle: async (c) => {
    const { zipcode } = await c.fields();
    const area = areaOf(zip4Of(zipcode));
    return area ? { zipcode, city: area.city } : refuseFields({ zipcode: ["zipcode_unknown"] });
  },
});
