import { DOOR_PHOTO, doorPhotoKey } from "../door-chat";
import { jobPictures, keyOf } from "../job-rows";
import { PEOPLE } from "../people";
import { workRows } from "../person-rows";
import { timelineOf } from "../timeline";
import { DATA } from "./data.generated";

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

export async function storePictures(media: R2Bucket, now: number): Promise<void> {
  const put = (key: string, drawing: string, folder = "media") => {
    const base64 = DATA[drawing];
    if (!base64) throw new Error(`${drawing} was never drawn`);
    return media.put(`${folder}/${key}`, bytesOf(base64), { httpMetadata: { contentType: "image/webp" } });
  };
  const timeline = timelineOf(now);
  const work = workRows(now);
  await Promise.all([
    ...jobPictures(timeline).flatMap((picture) =>
      (["small", "large"] as const).map((size) => put(keyOf(picture, size), `${picture.name}-${size}`)),
    ),
    ...work.pictures.map(({ media_key }, at) => put(media_key, `${work.drawings[at]}-large`)),
    ...(["small", "large"] as const).map((size) => put(doorPhotoKey(size), `${DOOR_PHOTO.name}-${size}`, "private")),
    ...PEOPLE.flatMap(({ portrait }) => (portrait ? [put(`seed-${portrait}`, portrait)] : [])),
  ]);
}
