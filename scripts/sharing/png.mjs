import { crc32, deflateSync } from "node:zlib";

const COLOURS = 128;

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** @param {Uint32Array} pixels */
function paletteOf(pixels) {
  const uses = new Map();
  for (const colour of pixels) uses.set(colour, (uses.get(colour) ?? 0) + 1);
  const byUse = [...uses].sort(([, one], [, other]) => other - one);
  return byUse.slice(0, COLOURS).map(([colour]) => colour);
}

/** @param {number} one @param {number} other */
function apart(one, other) {
  /** @param {number} bits */
  const between = (bits) => (((one >> bits) & 255) - ((other >> bits) & 255)) ** 2;
  return 3 * between(0) + 6 * between(8) + between(16);
}

/**
 * Encodes a palette PNG; other colours become the nearest of the palette.
 * @param {{ pixels: Uint32Array, width: number, height: number }} picture: four bytes a pixel, red first
 */
export function pngOf({ pixels, width, height }) {
  const palette = paletteOf(pixels);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  /** @param {number} colour */
  const placeOf = (colour) => {
    const known = places.get(colour);
    if (known !== undefined) return known;
    const nearest = palette.reduce(
      (best, one, place) => (apart(colour, one) < apart(colour, palette[best] ?? 0) ? place : best),
      0,
    );
    places.set(colour, nearest);
    return nearest;
  };
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) lines[y * (width + 1) + 1 + x] = placeOf(pixels[y * width + x] ?? 0);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((colour) => [0, 8, 16].map((bits) => (colour >> bits) & 255)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", colours),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
