import { contract } from "~/api/contract";
import { zip4Of } from "~/domain/postcode";
import { endpoint } from "../../http/endpoint";
import { refuseFields } from "../../http/refusal";
import { areaOf } from "../../postcodes/areas";

export const zipcode = endpoint(contract.job.zipcode, {
  handle: async (c) => {
    const { zipcode } = await c.fields();
    const area = areaOf(zip4Of(zipcode));
    return area ? { zipcode, city: area.city } : refuseFields({ zipcode: ["zipcode_unknown"] });
  },
});
