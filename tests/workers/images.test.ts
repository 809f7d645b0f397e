import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bindingImages } from "../../workers/api/adapters/images/binding";
import { chooseImages } from "../../workers/api/adapters/images/choose";
import { passthroughImages } from "../../workers/api/adapters/images/passthrough";
import type { ImageProcessor } from "../../workers/api/adapters/images/port";
import { ImageRefused } from "../../workers/pictures/picture";
import { aJpeg, aPng, aWebp, bytesOf, type PictureOptions, SECRETS } from "../pictures";

const images = (env as unknown as { IMAGES: ImagesBinding }).IMAGES;
const adapters: [string, ImageProcessor][] = [
  ["Cloudflare Images", bindingImages(images)],
  ["the embedded default", passthroughImages],
];
const makers: [string, (options?: PictureOptions) => Uint8Array<ArrayBuffer>][] = [
  ["image/jpeg", aJpeg],
  ["image/png", aPng],
  ["image/webp", aWebp],
];

const asText = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

const decoded = (bytes: Uint8Array<ArrayBuffer>) => images.info(new Blob([bytes]).stream());

const codeOf = (processor: ImageProcessor, bytes: Uint8Array<ArrayBuffer>) =>
  processor.process(bytes).then(
    () => "accepted",
    (error: unknown) => (error instanceof ImageRefused ? error.code : error),
  );

afterEach(() => vi.restoreAllMocks());

describe.each(adapters)("%s", (_, processor) => {
  it.each(makers)("takes %s", async (type, make) => {
    const picture = await processor.process(make({ width: 300, height: 200 }));
    expect(picture).toMatchObject({ width: 300, height: 200 });
    expect(await decoded(picture.large.bytes)).toMatchObject({ format: picture.large.type, width: 300, height: 200 });
    expect([type, "image/webp"]).toContain(picture.small.type);
  });

  it.each(makers)("stores nothing that %s tells about place, camera or owner", async (_type, make) => {
    const sent = make({ gps: true, orientation: 6 });
    expect(SECRETS.filter((secret) => asText(sent).includes(secret)).length).toBeGreaterThan(2);
    const { large, small } = await processor.process(sent);
    for (const { bytes } of [large, small]) {
      for (const trace of [...SECRETS, "xmpmeta", "Photoshop", "tEXt", "zTXt", "iTXt", "tIME"]) {
        expect(asText(bytes)).not.toContain(trace);
      }
    }
    expect((await decoded(large.bytes)).format).toBe(large.type);
  });

  it.each(makers)("stores %s without any EXIF when it stands upright", async (_type, make) => {
    const { large } = await processor.process(make({ gps: true }));
    expect(asText(large.bytes)).not.toMatch(/exif/i);
  });

  it.each(makers)("gives the size of a turned %s the right way up", async (_type, make) => {
    expect(await processor.process(make({ width: 90, height: 40, orientation: 6 }))).toMatchObject({
      width: 40,
      height: 90,
    });
    expect(await processor.process(make({ width: 90, height: 40, orientation: 3 }))).toMatchObject({
      width: 90,
      height: 40,
    });
    expect(await processor.process(make({ width: 90, height: 40, orientation: 99 }))).toMatchObject({
      width: 90,
      height: 40,
    });
  });

  it.each(makers)("calls %s damaged that lost its second half", async (_type, make) => {
    const whole = make({ gps: true, width: 640, height: 480 });
    expect(await codeOf(bindingImages(images), whole.slice(0, whole.length >> 1))).toBe("image_damaged");
  });

  it.each(makers)("takes no %s apart whose head was cut off anywhere", async (_type, make) => {
    const whole = make({ gps: true });
    const codes = Array.from({ length: 60 }, (_, length) => codeOf(processor, whole.slice(0, length)));
    expect(new Set(await Promise.all(codes))).toEqual(new Set(["image_type", "image_damaged"]));
  });

  it.each(makers)("drops what follows the end of %s", async (_type, make) => {
    const alone = await processor.process(make());
    for (const tail of ["\n", "\0".repeat(25), "PK\x03\x04 PK\x05\x06", "<script>alert(1)</script>", "%PDF-1.7"]) {
      expect(await processor.process(bytesOf(make(), tail))).toEqual(alone);
    }
  });

  it.each([
    ["JPEG", aJpeg, [1, 2]],
    ["PNG", aPng, [1, 4, 11, 12]],
  ] as const)("writes the end that a %s lost", async (_type, make, lost) => {
    const whole = await processor.process(make());
    for (const bytes of lost) expect(await processor.process(make().slice(0, -bytes))).toEqual(whole);
  });

  it.each(makers)("refuses %s of more than fifty megapixels, and says so", async (_type, make) => {
    expect(await codeOf(processor, make({ width: 8000, height: 6251 }))).toBe("image_pixels");
  });

  it("refuses a file of more than 8 MiB", async () => {
    const padding = bytesOf([0xff, 0xfe, 0xff, 0xff], new Uint8Array(0xfffd));
    const start = aJpeg().slice(0, 2);
    const rest = aJpeg().slice(2);
    const padded = (count: number) => bytesOf(start, ...Array.from({ length: count }, () => padding), rest);
    expect(padded(127).length).toBeLessThan(8 * 1024 * 1024);
    expect(await codeOf(processor, padded(127))).toBe("accepted");
    expect(await codeOf(processor, padded(129))).toBe("image_size");
  });

  it.each([
    ["nothing", ""],
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ["an SVG with a prolog", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["a GIF", "GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;"],
    ["HEIC", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
    ["AVIF", "\0\0\0\x18ftypavif\0\0\0\0mif1avif"],
    ["HTML", "<!doctype html><title>x</title>"],
    ["a zip", "PK\x03\x04\x14\0\0\0"],
    ["a PDF", "%PDF-1.7"],
    ["a BMP", "BM\x46\0\0\0\0\0\0\0"],
    ["a sound file in RIFF", "RIFF\x04\0\0\0WAVE"],
  ])("refuses %s", async (_what, text) => expect(await codeOf(processor, bytesOf(text))).toBe("image_type"));

  it.each([
    ["the first bytes of a JPEG before HTML", "\xff\xd8\xff<script>alert(1)</script>\xff\xd9"],
    ["the signature of PNG alone", "\x89PNG\r\n\x1a\n"],
    ["an empty WebP", "RIFF\x04\0\0\0WEBP"],
  ])("calls %s damaged", async (_what, text) => expect(await codeOf(processor, bytesOf(text))).toBe("image_damaged"));
});

describe("Cloudflare Images", () => {
  it("makes a large and a small WebP and a placeholder", async () => {
    const picture = await bindingImages(images).process(aJpeg({ width: 3200, height: 1600, gps: true }));
    expect(picture).toMatchObject({
      width: 1600,
      height: 800,
      large: { type: "image/webp" },
      small: { type: "image/webp" },
    });
    expect(await decoded(picture.large.bytes)).toMatchObject({ format: "image/webp", width: 1600, height: 800 });
    expect(await decoded(picture.small.bytes)).toMatchObject({ format: "image/webp", width: 480, height: 240 });
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(picture.placeholder?.length).toBeLessThanOrEqual(300);
  });

  it("never makes a picture larger", async () => {
    const { small } = await bindingImages(images).process(aPng({ width: 20, height: 30 }));
    expect(await decoded(small.bytes)).toMatchObject({ width: 20, height: 30 });
  });

  it("turns the pixels, so that nothing is left to tell", async () => {
    const { large } = await bindingImages(images).process(aJpeg({ width: 90, height: 40, orientation: 8 }));
    expect(await decoded(large.bytes)).toMatchObject({ width: 40, height: 90 });
    expect(asText(large.bytes)).not.toContain("EXIF");
  });

  it("refuses pixels that cannot be decoded", async () => {
    expect(await codeOf(bindingImages(images), aPng({ undecodable: true }))).toBe("image_damaged");
  });

  it("that fails stores nothing undecoded: the photo can be sent again later", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const down = {
      input: () => {
        throw new Error("out of order");
      },
    } as unknown as ImagesBinding;
    for (const bytes of [aJpeg({ gps: true }), aPng({ undecodable: true })]) {
      expect(await codeOf(bindingImages(down), bytes)).toMatchObject({ code: "unavailable", status: 503 });
    }
    expect(await codeOf(bindingImages(down), bytesOf("<svg/>"))).toBe("image_type");
  });

  it("is used where it is bound", async () => {
    expect((await chooseImages(images).process(aPng())).large.type).toBe("image/webp");
    expect((await chooseImages(undefined).process(aPng())).large.type).toBe("image/png");
  });
});

describe("the embedded default", () => {
  const large = async (bytes: Uint8Array<ArrayBuffer>) => (await passthroughImages.process(bytes)).large.bytes;

  it.each(makers)("keeps a %s without metadata byte for byte", async (_type, make) => {
    expect(await large(make())).toEqual(make());
  });

  it.each(makers)("makes %s with metadata into the one without", async (type, make) => {
    if (type === "image/webp") expect((await large(make({ gps: true }))).length).toBeLessThan(make().length + 20);
    else expect(await large(make({ gps: true }))).toEqual(make());
  });

  it.each(makers)("keeps only the orientation of a turned %s", async (_type, make) => {
    const plain = await large(make({ gps: true, orientation: 6 }));
    expect(plain).toEqual(await large(make({ orientation: 6 })));
    const upright = await bindingImages(images).process(plain);
    expect(upright).toMatchObject({ width: 48, height: 64 });
  });

  it("leaves out what a phone puts behind a JPEG", async () => {
    for (const trailer of [
      aJpeg({ gps: true }),
      bytesOf("\0\0\0\x18ftypmp42 film"),
      bytesOf("notes SEFT"),
      new Uint8Array(9),
    ]) {
      expect(await large(bytesOf(aJpeg(), trailer))).toEqual(aJpeg());
    }
  });

  it("leaves out the thumbnail, which shows what was cropped away", async () => {
    const jpeg = aJpeg();
    const withThumbnail = bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 19], jpeg.slice(6, 18), [1, 1, 7, 7, 7], jpeg.slice(20));
    expect(await large(withThumbnail)).toEqual(jpeg);
  });

  it("keeps colour profiles", async () => {
    const profile = bytesOf([0xff, 0xe2, 0, 20], "ICC_PROFILE\0", [1, 1], "pppp");
    const withProfile = bytesOf(aJpeg().slice(0, 20), profile, aJpeg().slice(20));
    expect(await large(withProfile)).toEqual(withProfile);
  });

  it("refuses a JPEG with frames or markers that browsers do not draw", async () => {
    const lossless = aJpeg();
    lossless[lossless.findIndex((byte, at) => byte === 0xff && lossless[at + 1] === 0xc0) + 1] = 0xc3;
    expect(await codeOf(passthroughImages, lossless)).toBe("image_damaged");
    const arithmetic = bytesOf(aJpeg().slice(0, 20), [0xff, 0xcc, 0, 4, 0, 0], aJpeg().slice(20));
    expect(await codeOf(passthroughImages, arithmetic)).toBe("image_damaged");
  });

  it("refuses a PNG whose bytes were changed", async () => {
    const png = aPng();
    png[png.length - 20] = (png.at(-20) ?? 0) ^ 1;
    expect(await codeOf(passthroughImages, png)).toBe("image_damaged");
  });

  it("refuses a WebP with a huge picture behind a small canvas", async () => {
    const webp = aWebp({ gps: true });
    webp[24] = 0;
    expect(await codeOf(passthroughImages, webp)).toBe("image_damaged");
  });

  it("refuses sides of nothing", async () => {
    expect(await codeOf(passthroughImages, aJpeg({ width: 0 }))).toBe("image_damaged");
    expect(await codeOf(passthroughImages, aPng({ height: 0 }))).toBe("image_damaged");
  });
});
