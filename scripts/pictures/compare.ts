import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** Maximum difference of two equal colours, from 0 to 1. Anti-aliasing is ignored. */
const COLOUR = 0.1;
/** Share of pixels that may differ in equal pictures. */
const PART = 0.0001;

export function differenceOf(before: Buffer, after: Buffer): Buffer | null {
  if (before.equals(after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(one, width, height),
    onCanvas(other, width, height),
    difference.data,
    width,
    height,
    { threshold: COLOUR },
  );
  const isSame = pixels <= width * height * PART && one.width === other.width && one.height === other.height;
  return isSame ? null : PNG.sync.write(difference);
}

function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
