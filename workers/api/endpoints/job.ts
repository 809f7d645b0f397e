import type { jobCalls } from "~/api/contract/jobs";
import type { Handlers } from "../http/endpoint";
import { act } from "./job/act";
import { addImages } from "./job/add-images";
import { areas } from "./job/areas";
import { begin } from "./job/begin";
import { bids } from "./job/bids";
import { change } from "./job/change";
import { comments } from "./job/comments";
import { feed } from "./job/feed";
import { find } from "./job/find";
import { giveAddress } from "./job/give-address";
import { invitations } from "./job/invitations";
import { invite } from "./job/invite";
import { list } from "./job/list";
import { mine } from "./job/mine";
import { notify } from "./job/notify";
import { orderImages } from "./job/order-images";
import { others } from "./job/others";
import { post } from "./job/post";
import { price } from "./job/price";
import { removeComment } from "./job/remove-comment";
import { removeImages } from "./job/remove-images";
import { removeReply } from "./job/remove-reply";
import { renew } from "./job/renew";
import { say } from "./job/say";
import { statistics } from "./job/statistics";
import { timeline } from "./job/timeline";
import { zipcode } from "./job/zipcode";

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
  renew,
  invite,
  invitations,
} satisfies Handlers<typeof jobCalls>;
