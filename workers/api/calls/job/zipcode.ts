import { contract } from "~/api/contract";
import { zip4Of } from "~/domain/postcode";
import { areaOf } from "../../areas/areas";
import { refuseFields } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";

export function serveZipcode(app: ApiApp): void {
  serve(app, contract.job.zipcode, async (q) => {
    const { zipcode } = await q.fields();
    const area = areaOf(zip4Of(zipcode));
    return area ? { zipcode, city: area.city } : refuseFields({ zipcode: ["zipcode_unknown"] });
  });
}
