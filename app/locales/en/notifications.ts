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
  alerts: {
    title: "On this device",
    text: "While a page of {{brand}} is open.",
    sound: "Play a sound for news",
    notice: "Browser notification",
    noticeHint: "When you are busy with something else.",
    sample: "This is what a notification looks like.",
    refused: "Your browser does not allow notifications from this site. You can change that in your browser settings.",
  },
} satisfies typeof nl;
