import type { Zip4 } from "~/domain/values/postcode";
import type { Area } from "../../postcodes/areas";

export interface PostcodeLocator {
  locate(zip4: Zip4): Promise<Area | null>;
}
