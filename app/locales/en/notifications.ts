import type nl from "../nl/notifications";

export default {
  title: "Notifications",
  unread_one: "1 unread",
  unread_other: "{{count}} unread",
  readAll: "Mark all as read",
  allRead: "You’ve read everything.",
  new: "New",
  label: "Notifications, newest first",
  settings: "Choose what you want notifications about",
  empty: "No notifications yet",
  emptyText: "When someone makes an offer for your job, or something happens with your work, you’ll read it here.",
  browse: "Browse jobs",
  pages: "More notifications",
  previous: "Previous",
  next: "Next",
  page: "Page {{page}}",
  alerts: {
    title: "On this device",
    text: "While a {{brand}} page is open.",
    sound: "Play a sound for new notifications",
    notice: "Browser notification",
    noticeHint: "When you’re busy with something else.",
    sample: "This is what a notification looks like.",
    refused: "Your browser blocks notifications from this site. You can change that in your browser settings.",
  },
} satisfies typeof nl;
