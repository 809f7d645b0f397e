import { ApiError } from "~/api/error";
import type { UnsentPhoto } from "~/domain/chats/chat-photo";
import { smaller } from "~/enhance/smaller-photo";
import { part } from "./api";

interface Upload {
  id: string;
  file: File;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

const UPLOAD_MS = 3 * 60_000;

const offline = () => new ApiError(0, { code: "offline", detail: "", fields: null });

/**
 * `fetch` does not report the progress of an upload. Once all is sent, it cannot be aborted: the caller removes the
 * photo.
 * @throws ApiError
 */
export async function uploadPhoto(uri: string, { id, file, signal, onProgress }: Upload): Promise<UnsentPhoto> {
  const form = new FormData();
  form.append("client_id", id);
  form.append("image", await smaller(file));
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(offline());
    const request = new XMLHttpRequest();
    const { upload } = request;
    request.open("POST", `/api/chat/${part(uri)}/photo/`);
    request.responseType = "json";
    // A hanging upload would hold up the next ones.
    request.timeout = UPLOAD_MS;
    request.setRequestHeader("Accept-Language", document.documentElement.lang);
    const abort = () => request.abort();
    signal.addEventListener("abort", abort);
    upload.onload = () => signal.removeEventListener("abort", abort);
    upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, response } = request;
      if (response === null) reject(offline());
      else if (status < 200 || status >= 300) reject(ApiError.fromAnswer(status, response));
      else resolve(response as UnsentPhoto);
    };
    request.onerror = request.onabort = request.ontimeout = () => reject(offline());
    request.send(form);
  });
}
