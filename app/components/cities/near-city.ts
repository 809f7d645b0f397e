import type { City } from "~/domain/city";
import { EVERYTHING, searchAddress } from "../jobs/job-search";
import { EVERYONE, helpersAddress } from "../people/helper-search";

const around = ({ zip4, km }: City) => ({ zipcode: zip4, distance: String(km) });

export const jobsNear = (city: City) => searchAddress({ ...EVERYTHING, ...around(city) });

export const helpersNear = (city: City) => helpersAddress({ ...EVERYONE, ...around(city) });
