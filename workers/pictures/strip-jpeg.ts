import { joined, latin1, startsWith, viewOf } from "./bytes";
import { exifOf, type Orientation, orientationIn } from "./exif";
import { insist, type StrippedPicture } from "./picture";

const MARKER = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, exif: 0xe1, icc: 0xe2, adobe: 0xee, comment: 0xfe };
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const TABLES = new Set([0xc4, 0xdc, 0xdb, 0xdd]);

interface Segment {
  marker: number;
  from: number;
  to: number;
  payload: Uint8Array;
}

/**
 * Trailing data is dropped: phones and apps append a film, notes or a line break. A missing end is added: the decoder
 * checks the pixels.
 */
export function stripJpeg(bytes: Uint8Array): StrippedPicture {
  const kept: Uint8Array[] = [];
  let orientation: Orientation = 1;
  let size: { width: number; height: number } | undefined;
  let scans = 0;
  let at = 2;
  for (let segment = segmentAt(bytes, at); segment.marker !== MARKER.end; segment = segmentAt(bytes, at)) {
    at = segment.to;
    if (FRAMES.has(segment.marker)) {
      insist(size === undefined);
      size = frameSize(segment.payload);
    }
    if (segment.marker === MARKER.exif && startsWith(segment.payload, "Exif\0\0")) {
      orientation = orientationIn(segment.payload.subarray(6));
    }
    if (segment.marker === MARKER.scan) {
      insist(size !== undefined);
      at = endOfScan(bytes, segment.to);
      scans++;
    }
    kept.push(...keptOf(bytes, segment, at));
  }
  insist(size !== undefined && scans > 0);
  const head = orientation === 1 ? [] : [exifSegment(orientation)];
  return { bytes: joined([START, ...head, ...kept, END]), ...size, orientation };
}

const START = Uint8Array.of(0xff, MARKER.start);
const END = Uint8Array.of(0xff, MARKER.end);

function segmentAt(bytes: Uint8Array, from: number): Segment {
  let at = from;
  while (bytes[at] === 0xff) at++;
  insist(at > from || from === bytes.length);
  const marker = bytes[at] ?? MARKER.end;
  if (marker === MARKER.end) return { marker, from: at - 1, to: at + 1, payload: new Uint8Array() };
  insist(at + 2 < bytes.length);
  const length = viewOf(bytes).getUint16(at + 1);
  const to = at + 1 + length;
  insist(length >= 2 && to < bytes.length);
  return { marker, from: at - 1, to, payload: bytes.subarray(at + 3, to) };
}

function keptOf(bytes: Uint8Array, { marker, from, payload }: Segment, to: number): Uint8Array[] {
  if (marker === MARKER.scan || FRAMES.has(marker) || TABLES.has(marker)) return [bytes.subarray(from, to)];
  if (marker === MARKER.app0) return startsWith(payload, "JFIF\0") ? [jfifWithoutThumbnail(payload)] : [];
  if (marker === MARKER.icc) return startsWith(payload, "ICC_PROFILE\0") ? [bytes.subarray(from, to)] : [];
  if (marker === MARKER.adobe) return startsWith(payload, "Adobe") ? [segmentOf(marker, payload.subarray(0, 12))] : [];
  insist((marker > MARKER.app0 && marker <= 0xef) || marker === MARKER.comment);
  return [];
}

function frameSize(payload: Uint8Array) {
  insist(payload.length >= 6 && payload.length === 6 + 3 * (payload[5] ?? 0) && payload[0] === 8);
  const view = viewOf(payload);
  const size = { width: view.getUint16(3), height: view.getUint16(1) };
  insist(size.width > 0 && size.height > 0);
  return size;
}

/** In pixels 0xff is followed by 0, a restart marker or another 0xff. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (next !== 0 && next !== 0xff && !isRestart) break;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  const end = at === -1 ? bytes.findLastIndex((byte) => byte !== 0xff) + 1 : at;
  insist(end > from);
  return end;
}

/** The thumbnail still shows what was cropped away. */
function jfifWithoutThumbnail(payload: Uint8Array): Uint8Array {
  insist(payload.length >= 14);
  const plain = payload.slice(0, 14);
  plain.fill(0, 12);
  return segmentOf(MARKER.app0, plain);
}

function exifSegment(orientation: Orientation): Uint8Array {
  return segmentOf(MARKER.exif, joined([latin1("Exif\0\0"), exifOf(orientation)]));
}

function segmentOf(marker: number, payload: Uint8Array): Uint8Array {
  const length = payload.length + 2;
  return joined([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), payload]);
}
