import { textAt, viewOf } from "./bytes";

/** EXIF numbers: 1 is upright, 5 to 8 are turned by 90°. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

export function orientationIn(exif: Uint8Array): Orientation {
  const order = textAt(exif, 0, 4);
  if (exif.length < 10 || (order !== "II*\0" && order !== "MM\0*")) return 1;
  const little = order === "II*\0";
  const view = viewOf(exif);
  const directory = view.getUint32(4, little);
  if (directory + 2 > exif.length) return 1;
  const entries = view.getUint16(directory, little);
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * ENTRY_BYTES;
    if (at + ENTRY_BYTES > exif.length) return 1;
    if (view.getUint16(at, little) === ORIENTATION_TAG) return asOrientation(view.getUint16(at + 8, little));
  }
  return 1;
}

function asOrientation(value: number): Orientation {
  return value >= 1 && value <= 8 ? (value as Orientation) : 1;
}

export function exifOf(orientation: Orientation): Uint8Array {
  const exif = new Uint8Array(26);
  const view = viewOf(exif);
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, ORIENTATION_TAG);
  view.setUint16(12, 3);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return exif;
}

export function isOnItsSide(orientation: Orientation): boolean {
  return orientation >= 5;
}
