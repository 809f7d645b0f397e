import { Icon } from "./icon";

const WALK_METRES = 1500;
const BIKE_METRES = 7500;

export function DistanceIcon({ metres }: { metres: number | null }) {
  return <Icon name={metres === null ? "pin" : signOf(metres)} />;
}

function signOf(metres: number): "walk" | "bike" | "car" {
  if (metres <= WALK_METRES) return "walk";
  return metres <= BIKE_METRES ? "bike" : "car";
}
