import type { chatCalls } from "~/api/contract/chats";
import type { Handlers } from "../http/endpoint";
import { answer, calendarFile, propose } from "./chat/appointments";
import { archive, find, list, open, read, ticket } from "./chat/chats";
import { messages, send } from "./chat/messages";
import { addPhoto, photo, photoFile, photos, removePhoto } from "./chat/photos";

export const chat = {
  list,
  open,
  find,
  archive,
  messages,
  send,
  photos,
  addPhoto,
  photo,
  photoFile,
  removePhoto,
  read,
  propose,
  answer,
  calendarFile,
  ticket,
} satisfies Handlers<typeof chatCalls>;
