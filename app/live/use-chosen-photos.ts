import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "~/api/error";
import type { UnsentPhoto } from "~/domain/chats/chat-photo";
import { MAX_MESSAGE_PHOTOS } from "~/domain/jobs/image-limits";
import { browserApi } from "./api";
import { useReceived } from "./received";
import { uploadPhoto } from "./upload-photo";

export interface WaitingPhoto extends Pick<UnsentPhoto, "id" | "small" | "alt"> {
  /** Only in the tab where it was chosen: its preview needs no connection. */
  file?: File | undefined;
}

export interface ChosenPhoto {
  key: string;
  alt: string;
  file?: File;
  uploaded: WaitingPhoto | null;
  progress: number;
  /** Why it was not uploaded. Empty: there was no answer, and it is retried. */
  error?: string;
  isRefused?: boolean;
}

export interface ChosenPhotos {
  photos: readonly ChosenPhoto[];
  accepted: number;
  leftOut: number;
  add(files: Iterable<File>): void;
  retry(key: string): void;
  describe(key: string, alt: string): void;
  remove(key: string): void;
  clear(): void;
}

const chosen = (file: File): ChosenPhoto => ({
  key: crypto.randomUUID(),
  alt: "",
  file,
  uploaded: null,
  progress: 0,
});
const fromServer = (uploaded: UnsentPhoto): ChosenPhoto => ({
  key: `${uploaded.id}`,
  alt: uploaded.alt ?? "",
  uploaded,
  progress: 1,
});

/** The API would reject it again. After a login (401) or a wait (429), it may not. */
const isFinal = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 401 && status !== 429;

export const dropPhoto = (uri: string, photo: number) =>
  browserApi.chat.removePhoto({ params: { id: uri, photo } }).catch(() => undefined);

export function useChosenPhotos(
  uri: string,
  uploaded: readonly UnsentPhoto[],
  gone: ReadonlySet<number>,
): ChosenPhotos {
  const [all, setAll] = useState<readonly ChosenPhoto[]>(() => uploaded.map(fromServer));
  const [leftOut, setLeftOut] = useState(0);
  /** One upload at a time: each takes tens of megabytes of the server's memory. */
  const line = useRef(Promise.resolve());
  const cancels = useRef(new Map<string, AbortController>());
  const photos = all.filter((one) => !gone.has(one.uploaded?.id ?? 0));
  const change = (key: string, to: Partial<ChosenPhoto>) =>
    setAll((now) => now.map((one) => (one.key === key ? { ...one, ...to } : one)));

  async function upload(key: string, file: File, { signal }: AbortController) {
    if (signal.aborted) return;
    try {
      const photo = await uploadPhoto(uri, {
        id: key,
        file,
        signal,
        onProgress: (progress) => change(key, { progress }),
      });
      if (signal.aborted) await dropPhoto(uri, photo.id);
      else change(key, { uploaded: photo });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      change(key, { error: error.messages.join(" "), isRefused: isFinal(error) });
    }
  }
  function start({ key, file }: ChosenPhoto) {
    if (!file) return;
    const cancel = new AbortController();
    cancels.current.set(key, cancel);
    change(key, { progress: 0, error: undefined, isRefused: false });
    line.current = line.current.then(() => upload(key, file, cancel));
  }
  const retryAll = useEffectEvent(() => {
    for (const one of all) if (one.error !== undefined && !one.isRefused) start(one);
  });
  useReceived((received) => {
    if (received.type === "connection" && received.up) retryAll();
  });
  useEffect(() => {
    const again = () => retryAll();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  const accepted = photos.filter(({ isRefused }) => !isRefused).length;
  useLeaving(photos.some((one) => one.uploaded === null));

  return {
    photos,
    accepted,
    leftOut,
    add(files) {
      const added = Array.from(files, chosen);
      const room = MAX_MESSAGE_PHOTOS - accepted;
      setLeftOut(Math.max(0, added.length - room));
      const fitting = added.slice(0, room);
      setAll([...photos, ...fitting]);
      for (const one of fitting) start(one);
    },
    retry(key) {
      const failed = photos.find((one) => one.key === key);
      if (failed) start(failed);
    },
    describe: (key, alt) => change(key, { alt }),
    remove(key) {
      setLeftOut(0);
      cancels.current.get(key)?.abort();
      const photo = photos.find((one) => one.key === key)?.uploaded;
      if (photo) void dropPhoto(uri, photo.id);
      setAll((now) => now.filter((one) => one.key !== key));
    },
    clear() {
      setLeftOut(0);
      setAll([]);
    },
  };
}

/** Asks before leaving: a photo that is not uploaded exists only in this tab. */
function useLeaving(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isLost]);
}
