import type { jobCalls } from "~/api/contract/jobs";
import type { Handlers } from "../http/endpoint";
import { act, begin } from "./job/act";
import { comments, removeComment, removeReply, say } from "./job/comments";
import { addImages, orderImages, removeImages } from "./job/images";
import { invitations, invite } from "./job/invitations";
import { bids, find, timeline } from "./job/job";
import { areas, feed, list, mine, others, statistics } from "./job/list";
import { change, giveAddress, notify, post } from "./job/post";
import { price, zipcode } from "./job/price";
import { readRenewal, renew } from "./job/renewal";
import { acceptStop, dropStop, proposeStop, stop } from "./job/stop";

export const job = {
  list,
  areas,
  feed,
  statistics,
  timeline,
  price,
  zipcode,
  mine,
  post,
  find,
  change,
  giveAddress,
  act,
  begin,
  stop,
  proposeStop,
  acceptStop,
  dropStop,
  others,
  bids,
  comments,
  say,
  removeReply,
  removeComment,
  addImages,
  orderImages,
  removeImages,
  notify,
  readRenewal,
  renew,
  invite,
  invitations,
} satisfies Handlers<typeof jobCalls>;
