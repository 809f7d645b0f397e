import type { Point } from "~/domain/distance";
import type { Zip4 } from "~/domain/postcode";

/** A four-digit postcode area: its place as people write it, and its centre. */
export interface Area extends Point {
  zip4: Zip4;
  city: string;
}

/** Knows which postcode areas exist and where they are. */
export interface PostcodeLocator {
  /** The area of these four digits, or null when there is none. */
  locate(zip4: Zip4): Promise<Area | null>;
}
