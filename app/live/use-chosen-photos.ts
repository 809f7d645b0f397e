import { useState } from "react";
import { MAX_MESSAGE_PHOTOS } from "~/domain/jobs/image-limits";

export interface ChosenPhoto {
  id: string;
  file: File;
  alt: string;
}

export interface ChosenPhotos {
  photos: readonly ChosenPhoto[];
  tooMany: boolean;
  add(files: Iterable<File>): void;
  describe(id: string, alt: string): void;
  remove(id: string): void;
  clear(): void;
}

const chosen = (file: File): ChosenPhoto => ({ id: crypto.randomUUID(), file, alt: "" });

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
