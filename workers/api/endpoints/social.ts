import type { socialCalls } from "~/api/contract/social";
import type { Handlers } from "../http/endpoint";
import { link } from "./social/link";
import { list } from "./social/list";
import { unlink } from "./social/unlink";

export const social = { list, link, unlink } satisfies Handlers<typeof socialCalls>;
