/** Where something is on a flat map of the country. */
export interface Spot {
  x: number;
  y: number;
}

interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A degree in tenths of a kilometre; east to west in the middle of the country, where the map is truest. */
const DEGREE = { north: 1112, east: 681 };
const CORNER = { latitude: 53.6, longitude: 3.3 };

/** In tenths of a kilometre, east and south of the country's corner. Over three hundred kilometres the earth is flat enough. */
export function spotOf({ latitude, longitude }: Coordinates): Spot {
  return {
    x: Math.round((longitude - CORNER.longitude) * DEGREE.east),
    y: Math.round((CORNER.latitude - latitude) * DEGREE.north),
  };
}

/** A part of the map: its upper left corner and its size. */
export interface Frame extends Spot {
  width: number;
  height: number;
}

/** So much of the map, at least, is shown to each side of what is on it. */
const MARGIN = 0.09;

/** The smallest part of the map that holds all spots, in a shape (width by height), and no smaller than `least` wide. */
export function frameOf(spots: readonly Spot[], { least, shape }: { least: number; shape: number }): Frame {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const needed = Math.max(right - left, (bottom - top) * shape) * (1 + 2 * MARGIN);
  const width = Math.round(Math.max(least, needed));
  const height = Math.round(width / shape);
  return {
    x: Math.round((left + right - width) / 2),
    y: Math.round((top + bottom - height) / 2),
    width,
    height,
  };
}

/** A name on the map, in the middle above its spot. */
export interface Label extends Spot {
  text: string;
}

/** Letters are about so wide, in parts of their size. */
const LETTER = 0.56;

/**
 * The names that fit, the first ones first: none lies over another, or over what is `taken`. At the edge of the map a name
 * moves inwards; that of a place beyond it is left out.
 */
export function labelsThatFit(
  wanted: readonly Label[],
  { frame, size, taken = [] }: { frame: Frame; size: number; taken?: readonly Frame[] },
): Label[] {
  const boxes = [...taken];
  return wanted.flatMap((label) => {
    const width = label.text.length * LETTER * size;
    const room = width / 2 + size / 3;
    const x = Math.min(Math.max(label.x, frame.x + room), frame.x + frame.width - room);
    const box = { x: x - width / 2, y: label.y - size, width, height: 1.3 * size };
    if (!holds(frame, label) || boxes.some((other) => overlap(box, other))) return [];
    boxes.push(box);
    return [{ ...label, x: Math.round(x) }];
  });
}

const holds = (frame: Frame, { x, y }: Spot) =>
  x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;

const overlap = (one: Frame, other: Frame) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
