export interface PictureOptions {
  width?: number;
  height?: number;
  gps?: boolean;
  orientation?: number;
  /** PNG: chunks with valid checksums around undecodable pixels. */
  undecodable?: boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Strings in every image made with `gps`; none may remain after processing. */
export const SECRETS = ["SecretCam", "WGS-84", "GPSLatitude", "Dorpsstraat 1"] as const;

export function aJpeg({ width = 64, height = 48, gps = false, orientation = 1 }: PictureOptions = {}): Bytes {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  return bytesOf(
    [0xff, 0xd8],
    jpegSegment(0xe0, "JFIF\0", [1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...(gps || orientation !== 1 ? [jpegSegment(0xe1, "Exif\0\0", exif(gps, orientation))] : []),
    ...(gps ? jpegNotes() : []),
    jpegSegment(0xdb, [0], new Uint8Array(64).fill(1)),
    jpegSegment(0xc0, [8], uint(2, height), uint(2, width), [1, 1, 0x11, 0]),
    jpegSegment(0xc4, [0x00, 1, ...new Uint8Array(15), 0]),
    jpegSegment(0xc4, [0x10, 1, ...new Uint8Array(15), 0]),
    jpegSegment(0xda, [1, 1, 0, 0, 63, 0]),
    greyBlocks(blocks),
    [0xff, 0xd9],
  );
}

export function aPng(options: PictureOptions = {}): Bytes {
  const { width = 64, height = 48, gps = false, orientation = 1, undecodable = false } = options;
  const blackAndWhite = [1, 0, 0, 0, 0];
  return bytesOf(
    [0x89, "PNG\r\n\x1a\n"],
    pngChunk("IHDR", uint(4, width), uint(4, height), blackAndWhite),
    ...(gps || orientation !== 1 ? [pngChunk("eXIf", exif(gps, orientation))] : []),
    ...(gps ? pngNotes() : []),
    pngChunk("IDAT", undecodable ? uint(9, -1) : zlib(new Uint8Array(height * (1 + Math.ceil(width / 8))))),
    pngChunk("IEND"),
  );
}

export function aWebp({ width = 64, height = 48, gps = false, orientation = 1 }: PictureOptions = {}): Bytes {
  const image = riffChunk("VP8L", [0x2f], uintLE(4, (width - 1) | ((height - 1) << 14)), oneColour());
  if (!gps && orientation === 1) return riff(image);
  const flags = 0x08 | (gps ? 0x04 : 0);
  return riff(
    riffChunk("VP8X", [flags, 0, 0, 0], uintLE(3, width - 1), uintLE(3, height - 1)),
    image,
    riffChunk("EXIF", exif(gps, orientation)),
    ...(gps ? [riffChunk("XMP ", XMP)] : []),
  );
}

export function bytesOf(...parts: (string | ArrayLike<number> | (string | number)[])[]): Bytes {
  const lists = parts.map((part) =>
    typeof part === "string" ? codes(part) : Array.isArray(part) ? part.flatMap((item) => codes(item)) : part,
  );
  const whole = new Uint8Array(lists.reduce((length, list) => length + list.length, 0));
  let at = 0;
  for (const list of lists) {
    whole.set(list, at);
    at += list.length;
  }
  return whole;
}

function codes(item: string | number): number[] {
  return typeof item === "number" ? [item] : Array.from(item, (character) => character.charCodeAt(0));
}

function uint(size: number, value: number): Bytes {
  return Uint8Array.from({ length: size }, (_, index) => (value >>> (8 * (size - 1 - index))) & 0xff);
}

function uintLE(size: number, value: number): Bytes {
  return uint(size, value).toReversed();
}

const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>52,22N</exif:GPSLatitude></x:xmpmeta>';

/** EXIF with one directory and, for GPS, a second one: camera, orientation, 52°22′ north, map datum. */
function exif(gps: boolean, orientation: number): Bytes {
  const turn = bytesOf(uint(2, 0x0112), uint(2, 3), uint(4, 1), uint(2, orientation), [0, 0]);
  const head = bytesOf("MM\0*", uint(4, 8));
  if (!gps) return bytesOf(head, uint(2, 1), turn, uint(4, 0));
  const gpsAt = 8 + 2 + 3 * 12 + 4;
  const dataAt = gpsAt + 2 + 3 * 12 + 4;
  const entry = (tag: number, type: number, count: number, value: Bytes) =>
    bytesOf(uint(2, tag), uint(2, type), uint(4, count), value);
  return bytesOf(
    head,
    [0, 3],
    entry(0x010f, 2, 10, uint(4, dataAt)),
    turn,
    entry(0x8825, 4, 1, uint(4, gpsAt)),
    uint(4, 0),
    [0, 3],
    entry(1, 2, 2, bytesOf("N\0\0\0")),
    entry(2, 5, 3, uint(4, dataAt + 10)),
    entry(0x12, 2, 7, uint(4, dataAt + 34)),
    uint(4, 0),
    "SecretCam\0",
    ...[52, 1, 22, 1, 12, 1].map((part) => uint(4, part)),
    "WGS-84\0\0",
  );
}

function jpegSegment(marker: number, ...parts: Parameters<typeof bytesOf>): Bytes {
  const payload = bytesOf(...parts);
  return bytesOf([0xff, marker], uint(2, payload.length + 2), payload);
}

function jpegNotes(): Bytes[] {
  return [
    jpegSegment(0xe1, "http://ns.adobe.com/xap/1.0/\0", XMP),
    jpegSegment(0xed, "Photoshop 3.0\0", "8BIM\x04\x04\0\0\0\0\0\x12\x1c\x02\x5a\0\x0dDorpsstraat 1"),
    jpegSegment(0xfe, "SecretCam, Dorpsstraat 1"),
  ];
}

/** Two bits a block: "as the one before", "nothing else". The last byte is padded with ones. */
function greyBlocks(blocks: number): Bytes {
  const bits = blocks * 2;
  const data = new Uint8Array(Math.ceil(bits / 8));
  if (bits % 8) data[data.length - 1] = 0xff >>> (bits % 8);
  return data;
}

function pngChunk(name: string, ...parts: Parameters<typeof bytesOf>): Bytes {
  const data = bytesOf(...parts);
  return bytesOf(uint(4, data.length), name, data, uint(4, crc(bytesOf(name, data))));
}

function pngNotes(): Bytes[] {
  return [
    pngChunk("tEXt", "Comment\0SecretCam"),
    pngChunk("zTXt", "Note\0\0", zlib(bytesOf("Dorpsstraat 1"))),
    pngChunk("iTXt", "XML:com.adobe.xmp\0\0\0\0\0", XMP),
    pngChunk("tIME", uint(2, 2026), [10, 6, 12, 0, 0]),
  ];
}

function crc(bytes: Bytes): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

/** Deflate without compression: blocks of at most 65,535 bytes. */
function zlib(data: Bytes): Bytes {
  const blocks: Bytes[] = [];
  for (let at = 0; at === 0 || at < data.length; at += 0xffff) {
    const block = data.subarray(at, at + 0xffff);
    const isLast = at + 0xffff >= data.length ? 1 : 0;
    blocks.push(bytesOf([isLast], uintLE(2, block.length), uintLE(2, ~block.length), block));
  }
  return bytesOf([0x78, 0x01], ...blocks, uint(4, adler(data)));
}

function adler(data: Bytes): number {
  let [low, high] = [1, 0];
  for (const byte of data) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return ((high << 16) | low) >>> 0;
}

/** The pixels of a WebP: no transforms, no cache, then five codes of one symbol each, so that a pixel needs no bits. */
function oneColour(): Bytes {
  const [green, red, blue, alpha, distance] = [120, 180, 90, 255, 0];
  const settings = "000";
  const codes = [green, red, blue, alpha, distance].map((symbol) => `101${leastBitFirst(symbol)}`);
  const bits = settings + codes.join("");
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt([...byte].toReversed().join(""), 2));
}

function leastBitFirst(symbol: number): string {
  return [...symbol.toString(2).padStart(8, "0")].toReversed().join("");
}

function riffChunk(name: string, ...parts: Parameters<typeof bytesOf>): Bytes {
  const data = bytesOf(...parts);
  return bytesOf(name, uintLE(4, data.length), data, new Uint8Array(data.length % 2));
}

function riff(...chunks: Bytes[]): Bytes {
  const body = bytesOf("WEBP", ...chunks);
  return bytesOf("RIFF", uintLE(4, body.length), body);
}
