import { ACCOUNT_STATUSES } from "../../../domain/accounts/account-life";
import { adminUser, messageToUser, withReason } from "../../../domain/admin/admin";
import { sentMail } from "../../../domain/admin/admin-search";
import { teamDecisionCall } from "../../../domain/admin/case-files";
import { notification } from "../../../domain/notifications/notification";
import { call } from "../../call";
import { list, search, status } from "./shared";

const users = list("/api/admin/users/", "People, newest first", adminUser, {
  search,
  status: status(ACCOUNT_STATUSES),
});

const user = call({
  method: "GET",
  path: "/api/admin/users/:id/",
  who: "admin",
  summary: "One person",
  answers: { 200: adminUser },
});

const suspend = call({
  method: "POST",
  path: "/api/admin/users/:id/suspend/",
  who: "admin",
  summary:
    "Suspend an account: sessions end, its open jobs are not listed. Its holder reads the statement and can appeal",
  fields: teamDecisionCall,
  answers: { 200: adminUser },
  refuses: ["own_case", "transition"],
});

const restore = call({
  method: "POST",
  path: "/api/admin/users/:id/restore/",
  who: "admin",
  summary: "Let a suspended account in again",
  fields: withReason,
  answers: { 200: adminUser },
  refuses: ["own_case", "transition"],
});

const removeUser = call({
  method: "DELETE",
  path: "/api/admin/users/:id/",
  who: "admin",
  summary: "Delete an account, as its holder could",
  fields: withReason,
  answers: { 204: null },
  refuses: ["money_open", "own_case", "transition"],
});

const userMails = list(
  "/api/admin/users/:id/mails/",
  "Of this implementation: mails to a person of the last 30 days or that failed, newest first, without their content",
  sentMail,
  {},
);

const userNotifications = list(
  "/api/admin/users/:id/notifications/",
  "Of this implementation: what a person was notified of, newest first",
  notification,
  {},
);

const retryVerification = call({
  method: "POST",
  path: "/api/admin/users/:id/verification/",
  who: "admin",
  summary:
    "Of this implementation: ask the provider again how the identity check of a person stands, and ask the person to verify while it has not begun or was rejected",
  fields: withReason,
  answers: { 200: adminUser },
  refuses: ["own_case", "already_verified", "transition"],
});

const noteUser = call({
  method: "POST",
  path: "/api/admin/users/:id/note/",
  who: "admin",
  summary: "Of this implementation: a note on a person in the audit log, for admins alone",
  fields: withReason,
  answers: { 200: adminUser },
  refuses: ["own_case"],
});

const writeToUser = call({
  method: "POST",
  path: "/api/admin/users/:id/message/",
  who: "admin",
  summary: "Of this implementation: write to a person, by a notification and a mail; an answer goes to support",
  fields: messageToUser,
  answers: { 200: adminUser },
  refuses: ["own_case", "transition"],
});

export const adminUsersCalls = {
  users,
  user,
  suspend,
  restore,
  removeUser,
  userMails,
  userNotifications,
  retryVerification,
  noteUser,
  writeToUser,
};
