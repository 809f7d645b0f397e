import { useState } from "react";
import { MAX_MESSAGE_PHOTOS } from "~/domain/image-limits";

/** A photo that was chosen and is not sent yet. */
export interface ChosenPhoto {
  id: string;
  file: File;
  /** What it shows; may be empty. */
  alt: string;
}

export interface ChosenPhotos {
  photos: readonly ChosenPhoto[];
  /** More were chosen than fit in a message: the first ones are here. */
  tooMany: boolean;
  add(files: Iterable<File>): void;
  describe(id: string, alt: string): void;
  remove(id: string): void;
  clear(): void;
}

const chosen = (file: File): ChosenPhoto => ({ id: crypto.randomUUID(), file, alt: "" });

/** The photos of the message that is being written. */
export function useChosenPhotos(): ChosenPhotos {
  const [all, setAll] = useState<readonly ChosenPhoto[]>([]);
  const [tooMany, setTooMany] = useState(false);
  return {
    photos: all,
    tooMany,
    add(files) {
      const together = [...all, ...Array.from(files, chosen)];
      setTooMany(together.length > MAX_MESSAGE_PHOTOS);
      setAll(together.slice(0, MAX_MESSAGE_PHOTOS));
    },
    describe: (id, alt) => setAll((photos) => photos.map((one) => (one.id === id ? { ...one, alt } : one))),
    remove(id) {
      setTooMany(false);
      setAll((photos) => photos.filter((one) => one.id !== id));
    },
    clear() {
      setTooMany(false);
      setAll([]);
    },
  };
}
