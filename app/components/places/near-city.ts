import type { City } from "~/domain/site/city";
import { EVERYONE, helpersAddress } from "../jobs/helper-search";
import { EVERYTHING, searchAddress } from "../jobs/job-search";

const around = ({ zip4, km }: City) => ({ zipcode: zip4, distance: String(km) });

export const jobsNear = (city: City) => searchAddress({ ...EVERYTHING, ...around(city) });

export const helpersNear = (city: City) => helpersAddress({ ...EVERYONE, ...around(city) });
