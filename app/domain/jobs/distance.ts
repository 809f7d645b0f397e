/** Kilometres on pages and settings, metres in list calls. */
export const MAX_DISTANCE_KM = 100;
export const MAX_DISTANCE_METRES = MAX_DISTANCE_KM * 1000;

/** The home page of a user whose postcode is known. */
export const NEARBY_KILOMETRES = 25;

export interface Point {
  lat: number;
  lng: number;
}

const EARTH_RADIUS_METRES = 6_371_009;
const RADIANS_PER_DEGREE = Math.PI / 180;

export function distanceMetres(from: Point, to: Point): number {
  const halfLat = Math.sin(((to.lat - from.lat) * RADIANS_PER_DEGREE) / 2);
  const halfLng = Math.sin(((to.lng - from.lng) * RADIANS_PER_DEGREE) / 2);
  const parallels = Math.cos(from.lat * RADIANS_PER_DEGREE) * Math.cos(to.lat * RADIANS_PER_DEGREE);
  const haversine = halfLat * halfLat + parallels * halfLng * halfLng;
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine))));
}
