import type { Zip4 } from "~/domain/postcode";
import type { Area } from "../../areas/areas";

export interface PostcodeLocator {
  /** The area of these four digits, or null when there is none. */
  locate(zip4: Zip4): Promise<Area | null>;
}
