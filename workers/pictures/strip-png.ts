import { joined, latin1, textAt, viewOf } from "./bytes";
import { exifOf, type Orientation, orientationIn } from "./exif";
import { insist, type StrippedPicture } from "./picture";

const SIGNATURE_BYTES = 8;
const AROUND_DATA = 12;
const NEEDED = new Set(["IHDR", "PLTE", "IDAT", "IEND"]);
const KEPT = new Set([...NEEDED, ..."tRNS bKGD sBIT pHYs cHRM gAMA sRGB iCCP cICP mDCV cLLI".split(" ")]);

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

const END = Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82);

interface Chunk {
  name: string;
  data: Uint8Array;
  whole: Uint8Array;
}

/** The pixels are not turned, so the orientation is written back. */
export function stripPng(bytes: Uint8Array): StrippedPicture {
  const chunks = chunksOf(bytes);
  const header = chunks[0];
  insist(header?.name === "IHDR" && header.data.length === 13);
  insist(chunks.some(({ name }) => name === "IDAT"));
  const exif = chunks.find(({ name }) => name === "eXIf");
  const orientation: Orientation = exif ? orientationIn(exif.data) : 1;
  const kept = chunks.slice(1).filter(({ name }) => KEPT.has(name));
  const head = orientation === 1 ? [] : [chunkOf("eXIf", exifOf(orientation))];
  const parts = [bytes.subarray(0, SIGNATURE_BYTES), header.whole, ...head, ...kept.map(({ whole }) => whole)];
  return { bytes: joined(parts), ...headerSize(header.data), orientation };
}

function chunksOf(bytes: Uint8Array): Chunk[] {
  const chunks: Chunk[] = [];
  let at = SIGNATURE_BYTES;
  while (chunks.at(-1)?.name !== "IEND") {
    const isCutOff = chunks.at(-1)?.name === "IDAT" && bytes.length - at < AROUND_DATA;
    const chunk = isCutOff ? chunkAt(END, 0) : chunkAt(bytes, at);
    chunks.push(chunk);
    at += chunk.whole.length;
  }
  return chunks;
}

function chunkAt(bytes: Uint8Array, at: number): Chunk {
  insist(at + AROUND_DATA <= bytes.length);
  const view = viewOf(bytes);
  const to = at + AROUND_DATA + view.getUint32(at);
  insist(to <= bytes.length && view.getUint32(to - 4) === crc32(bytes.subarray(at + 4, to - 4)));
  const name = textAt(bytes, at + 4, 4);
  const isOptional = /^[a-z]/.test(name);
  insist(/^[A-Za-z]{4}$/.test(name) && (isOptional || NEEDED.has(name)));
  return { name, data: bytes.subarray(at + 8, to - 4), whole: bytes.subarray(at, to) };
}

function headerSize(data: Uint8Array) {
  const view = viewOf(data);
  const size = { width: view.getUint32(0), height: view.getUint32(4) };
  insist(size.width > 0 && size.height > 0);
  return size;
}

function chunkOf(name: string, data: Uint8Array): Uint8Array {
  const whole = joined([new Uint8Array(4), latin1(name), data, new Uint8Array(4)]);
  const view = viewOf(whole);
  view.setUint32(0, data.length);
  view.setUint32(whole.length - 4, crc32(whole.subarray(4, -4)));
  return whole;
}

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (let at = 0; at < bytes.length; at++) sum = (sum >>> 8) ^ (CRC_TABLE[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}
