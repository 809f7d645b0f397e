import type nl from "../nl/notifications";

export default {
  title: "Notifications",
  unread_one: "1 unread",
  unread_other: "{{count}} unread",
  readAll: "Mark all as read",
  allRead: "Everything has been read.",
  new: "New",
  label: "Notifications, newest first",
  settings: "Choose what you want to hear about",
  empty: "No notifications yet",
  emptyText: "When someone makes an offer for your job, or there is news about your work, you can read it here.",
  browse: "Browse jobs",
  pages: "More notifications",
  previous: "Previous",
  next: "Next",
  page: "Page {{page}}",
} satisfies typeof nl;
