import { type PostcodeOrArea, zip4Of } from "~/domain/values/postcode";
import { areaOf } from "./areas";

export const zipcodeExists = (zipcode: PostcodeOrArea) => (areaOf(zip4Of(zipcode)) ? null : "zipcode_unknown");
