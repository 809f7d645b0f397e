import { ApiError } from "~/api/error";
import type { Message } from "~/domain/chats/chat";

interface Upload {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

const offline = () => new ApiError(0, { code: "offline", detail: "", fields: null });

/** Posts a message with photos. `fetch` does not report the progress of an upload. @throws ApiError */
export function sendPhotos(path: string, form: FormData, { signal, onProgress }: Upload): Promise<Message> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(offline());
    const request = new XMLHttpRequest();
    request.open("POST", `/api/${path}`);
    request.responseType = "json";
    request.setRequestHeader("Accept-Language", document.documentElement.lang);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => {
      const { status, response } = request;
      if (response === null) reject(offline());
      else if (status < 200 || status >= 300) reject(ApiError.fromAnswer(status, response));
      else resolve(response as Message);
    });
    for (const failure of ["error", "abort", "timeout"]) request.addEventListener(failure, () => reject(offline()));
    signal.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}
