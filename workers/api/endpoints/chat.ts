import type { chatCalls } from "~/api/contract/chats";
import type { Handlers } from "../http/endpoint";
import { answer } from "./chat/answer";
import { archive } from "./chat/archive";
import { calendarFile } from "./chat/calendar-file";
import { find } from "./chat/find";
import { list } from "./chat/list";
import { messages } from "./chat/messages";
import { open } from "./chat/open";
import { photo } from "./chat/photo";
import { photoFile } from "./chat/photo-file";
import { photos } from "./chat/photos";
import { propose } from "./chat/propose";
import { read } from "./chat/read";
import { removePhoto } from "./chat/remove-photo";
import { send } from "./chat/send";
import { ticket } from "./chat/ticket";

export const chat = {
  list,
  open,
  find,
  archive,
  messages,
  send,
  photos,
  photo,
  photoFile,
  removePhoto,
  read,
  propose,
  answer,
  calendarFile,
  ticket,
} satisfies Handlers<typeof chatCalls>;
