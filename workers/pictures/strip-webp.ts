import { joined, latin1, textAt, viewOf } from "./bytes";
import { exifOf, orientationIn } from "./exif";
import { insist, type StrippedPicture } from "./picture";

const RIFF_HEADER_BYTES = 12;
const FRAME_HEADER_BYTES = 16;
const FLAG = { profile: 0x20, alpha: 0x10, exif: 0x08 };

interface Chunk {
  name: string;
  data: Uint8Array;
}

export function stripWebp(bytes: Uint8Array): StrippedPicture {
  const size = viewOf(bytes).getUint32(4, true);
  insist(size + 8 <= bytes.length);
  const chunks = chunksOf(bytes.subarray(RIFF_HEADER_BYTES, size + 8));
  const extended = chunks[0]?.name === "VP8X" ? chunks[0].data : undefined;
  return extended ? stripExtended(extended, chunks.slice(1)) : stripSimple(chunks);
}

function stripSimple(chunks: Chunk[]): StrippedPicture {
  const image = chunks[0];
  insist(image !== undefined && chunks.length === 1);
  return { bytes: fileOf([image]), ...imageSize(image), orientation: 1 };
}

function stripExtended(header: Uint8Array, chunks: Chunk[]): StrippedPicture {
  insist(header.length === 10);
  const frame = chunks.find(({ name }) => name === "ANMF");
  const drawn = frame ? chunksOf(frame.data.subarray(FRAME_HEADER_BYTES)) : chunks;
  const image = drawn.find(({ name }) => name === "VP8 " || name === "VP8L");
  insist(image !== undefined);
  const size = imageSize(image);
  // Different sizes would allow a small canvas with an enormous image.
  insist(frame !== undefined || (uint24(header, 4) + 1 === size.width && uint24(header, 7) + 1 === size.height));

  const exif = chunks.find(({ name }) => name === "EXIF");
  const orientation = exif ? orientationIn(withoutJpegPrefix(exif.data)) : 1;
  const profile = chunks.filter(({ name }) => name === "ICCP").slice(0, 1);
  const alpha = drawn.filter(({ name }) => name === "ALPH").slice(0, 1);
  const turn: Chunk[] = orientation === 1 ? [] : [{ name: "EXIF", data: exifOf(orientation) }];
  const flags =
    ((header[0] ?? 0) & FLAG.alpha) | (profile.length > 0 ? FLAG.profile : 0) | (turn.length > 0 ? FLAG.exif : 0);
  const plainHeader: Chunk = { name: "VP8X", data: extendedHeader(flags, size) };
  return { bytes: fileOf([plainHeader, ...profile, ...alpha, image, ...turn]), ...size, orientation };
}

function chunksOf(bytes: Uint8Array): Chunk[] {
  const chunks: Chunk[] = [];
  let at = 0;
  while (at < bytes.length) {
    insist(at + 8 <= bytes.length);
    const length = viewOf(bytes).getUint32(at + 4, true);
    insist(at + 8 + length <= bytes.length);
    chunks.push({ name: textAt(bytes, at, 4), data: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function imageSize({ name, data }: Chunk): { width: number; height: number } {
  insist(name === "VP8 " || name === "VP8L");
  const size = name === "VP8 " ? lossySize(data) : losslessSize(data);
  insist(size.width > 0 && size.height > 0);
  return size;
}

function lossySize(data: Uint8Array) {
  insist(data.length > 10 && textAt(data, 3, 3) === "\x9d\x01\x2a");
  const isKeyFrame = ((data[0] ?? 1) & 1) === 0;
  const firstPartition = uint24(data, 0) >> 5;
  insist(isKeyFrame && 10 + firstPartition <= data.length);
  const view = viewOf(data);
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
}

function losslessSize(data: Uint8Array) {
  insist(data.length > 5 && data[0] === 0x2f);
  const bits = viewOf(data).getUint32(1, true);
  insist(bits >>> 29 === 0);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function uint24(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
}

/** Some programs also use JPEG's prefix before EXIF here. */
function withoutJpegPrefix(exif: Uint8Array): Uint8Array {
  return textAt(exif, 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif;
}

function extendedHeader(flags: number, { width, height }: { width: number; height: number }): Uint8Array {
  const [right, bottom] = [width - 1, height - 1];
  return Uint8Array.of(flags, 0, 0, 0, right, right >> 8, right >> 16, bottom, bottom >> 8, bottom >> 16);
}

function fileOf(chunks: Chunk[]): Uint8Array<ArrayBuffer> {
  const parts = chunks.flatMap(({ name, data }) => {
    const length = new Uint8Array(4);
    viewOf(length).setUint32(0, data.length, true);
    return [latin1(name), length, data, new Uint8Array(data.length % 2)];
  });
  const file = joined([latin1("RIFF\0\0\0\0WEBP"), ...parts]);
  viewOf(file).setUint32(4, file.length - 8, true);
  return file;
}
