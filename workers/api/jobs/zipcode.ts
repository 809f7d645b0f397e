import { contract } from "../../../app/api/contract";
import { zip4Of } from "../../../app/domain/postcode";
import { areaOf } from "../geo/areas";
import { refuseFields } from "../kernel/refusal";
import { type ApiApp, serve } from "../kernel/serve";

export function serveZipcode(app: ApiApp): void {
  serve(app, contract.job.zipcode, async (q) => {
    const { zipcode } = await q.fields();
    const area = areaOf(zip4Of(zipcode));
    return area ? { zipcode, city: area.city } : refuseFields({ zipcode: ["zipcode_unknown"] });
  });
}
