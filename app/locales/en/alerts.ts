import type nl from "../nl/alerts";
import fields from "./fields";

const { label: field } = fields;

export default {
  back: "Settings",
  title: "Notification settings",
  intro:
    "You’ll find all your notifications on the site. Here you choose what we also email you or show on your device.",
  saved: "Your choices have been saved.",
  devices: {
    title: "Notifications on this device",
    text: "Even when the site is closed. They stop when you log out.",
    off: "Off for this device.",
    on: "On for this device.",
    refused: "Your browser blocks notifications from this site. Allow them in your browser settings.",
    unsupported:
      "This browser doesn’t support notifications. On an iPhone or iPad it works once you’ve added the site to your home screen.",
    failed: "That didn’t work. Check your connection and try again.",
    unavailable: "Notifications on devices don’t work here yet. Choose email instead.",
    nojs: "You need JavaScript to turn on notifications. Emails work without it.",
    turnOn: "Turn on notifications",
    turnOff: "Turn off notifications",
    unknown: "Unknown device",
    list: "Devices that get notifications",
    since: "Since {{day}}",
    here: "This device",
    stop: "Turn off",
    stopOf: "Turn off: device {{n}}, {{since}}",
    stopped: "That device no longer gets notifications.",
    open: "Prefer just a sound or a browser notification while a page is open?",
    openAction: "Set this on your notifications page",
  },
  where: "How and what",
  mail: "By email",
  mailHint: "To {{email}}.",
  push: "On your devices",
  pushHint: "On every device where you’ve turned notifications on, and in the app.",
  topicsLabel: "What do you want notifications about?",
  topic: "Topic",
  byMail: "Email",
  byPush: "Device",
  topics: {
    offers: "Offers",
    messages: "Messages and questions",
    jobs: "Jobs for you",
    work: "Appointments and work",
  },
  topicHints: {
    offers:
      "A new or withdrawn offer, or that yours wasn’t chosen. On your device also: that yours was chosen, changed offers and offers that are waiting",
    messages: "In the chat and about a job",
    jobs: "From your saved searches, or when someone asks you. On your device also: new jobs nearby",
    work: "A time that was suggested, agreed or declined, reminders of an appointment or a job that’s about to expire, a job that’s open again, and requests for a review. On your device also: finished work, changed jobs and new reviews",
  },
  always:
    "We always email you about money, a deal that starts or ends, a dispute, a missed appointment, work that’s waiting for your approval and your account, and when our team writes to you. Even if email is off. On your devices, you can’t turn off money, a deal that ends, a dispute and your account by topic.",
  when: "When",
  quiet: "Quiet hours",
  quietHint: "Notifications on your devices wait until afterwards. Emails arrive as usual.",
  from: field.quiet_from,
  to: field.quiet_to,
  more: "New jobs",
  distance: field.distance,
  distanceHint: "You’ll get notifications about new jobs within this distance of your postcode.",
  unsaved: "Not saved yet: what you entered earlier is back.",
} satisfies typeof nl;
