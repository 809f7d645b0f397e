import type { reviewCalls } from "~/api/contract/reviews";
import type { Handlers } from "../http/endpoint";
import { answer } from "./review/answer";
import { best } from "./review/best";
import { list } from "./review/list";
import { ofJob } from "./review/of-job";
import { write } from "./review/write";

export const review = { write, answer, list, ofJob, best } satisfies Handlers<typeof reviewCalls>;
