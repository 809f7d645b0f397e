import type { Reply } from "~/forms/read-form";

export const replyAbout = (result: Reply | undefined, payment: string | null): Reply | undefined =>
  (result?.initialValue?.payment ?? null) === payment ? result : undefined;
