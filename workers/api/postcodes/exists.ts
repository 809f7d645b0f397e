import { type PostcodeOrArea, zip4Of } from "~/domain/postcode";
import { areaOf } from "./areas";

/** Check of a field: returns null if the area exists, else the code of the error. */
export const zipcodeExists = (zipcode: PostcodeOrArea) => (areaOf(zip4Of(zipcode)) ? null : "zipcode_unknown");
