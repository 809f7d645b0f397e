export interface Spot {
  x: number;
  y: number;
}

interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Tenths of a kilometre per degree. East to west is measured in the middle of the country. */
const DEGREE = { north: 1112, east: 681 };
const CORNER = { latitude: 53.6, longitude: 3.3 };

/** Tenths of a kilometre. At 300 km the curvature is negligible. */
export function spotOf({ latitude, longitude }: Coordinates): Spot {
  return {
    x: Math.round((longitude - CORNER.longitude) * DEGREE.east),
    y: Math.round((CORNER.latitude - latitude) * DEGREE.north),
  };
}

export const BAND = 250;

export const bandOf = (y: number) => Math.floor(y / BAND);

export interface Frame extends Spot {
  width: number;
  height: number;
}

const MARGIN = 0.09;

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

export interface Label extends Spot {
  text: string;
  below?: number;
}

const LETTER = 0.56;

export function labelsThatFit(
  wanted: readonly Label[],
  { frame, size, taken = [] }: { frame: Frame; size: number; taken?: readonly Frame[] },
): Label[] {
  const boxes = [...taken];
  return wanted.flatMap(({ text, below, ...spot }) => {
    const width = text.length * LETTER * size;
    const room = width / 2 + size / 3;
    const x = Math.min(Math.max(spot.x, frame.x + room), frame.x + frame.width - room);
    for (const y of below === undefined ? [spot.y] : [spot.y, below]) {
      const box = { x: x - width / 2, y: y - size, width, height: 1.3 * size };
      const isWhole = [y - size, y + size / 2].every((edge) => holds(frame, { x: spot.x, y: edge }));
      if (!isWhole || boxes.some((other) => overlap(box, other))) continue;
      boxes.push(box);
      return [{ text, x: Math.round(x), y }];
    }
    return [];
  });
}

const holds = (frame: Frame, { x, y }: Spot) =>
  x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;

const overlap = (one: Frame, other: Frame) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
