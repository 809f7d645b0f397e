import { z } from "zod";
import { bid } from "./bid";
import { chat, message } from "./chat";
import { comment } from "./comment";
import { job } from "./job";
import { notification } from "./notification";
import { passkey } from "./passkey";
import { payment } from "./payment";
import { review } from "./review";
import { savedSearch } from "./saved-search";
import { socialLink } from "./social";
import { userSelf } from "./user";
import { id } from "./value";
import { payout, wallet, walletEntry } from "./wallet";

/** All that is kept of a person, and that is nobody else's. Every list is whole, newest first. */
export const personalData = z.object({
  profile: userSelf,
  jobs: z.array(job),
  bids: z.array(bid),
  comments: z.array(comment.extend({ job: id })),
  chats: z.array(chat.extend({ messages: z.array(message) })),
  /** Those the person wrote, and those of the person that can be seen. */
  reviews: z.array(review),
  payments: z.array(payment),
  payouts: z.array(payout),
  wallet: wallet.extend({ history: z.array(walletEntry) }),
  notifications: z.array(notification),
  searches: z.array(savedSearch),
  passkeys: z.array(passkey),
  linked_accounts: z.array(socialLink),
});
