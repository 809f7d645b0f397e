import type nl from "../nl/alerts";
import terms from "./terms";

const { field } = terms;

export default {
  back: "Settings",
  title: "Notification settings",
  intro: "All your notifications are on the site. Here you choose what we also email you or show on your device.",
  saved: "Your choices have been saved.",
  where: "Where and about what",
  mail: "By email",
  mailHint: "To {{email}}.",
  push: "On your devices",
  pushHint: "On every device where you have turned notifications on, and in the app.",
  topicsLabel: "What would you like to hear about?",
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
    offers: "A new offer, or an answer to yours",
    messages: "In chats and about a job",
    jobs: "Nearby, from your searches, or when someone asks you",
    work: "An appointment, finished work, reviews",
  },
  always: "Messages about money and your account cannot be turned off by topic.",
  when: "When",
  quiet: "Quiet hours",
  quietHint: "Notifications on your devices wait. Emails arrive as usual.",
  from: "From",
  to: "Until",
  more: "New jobs and news",
  distance: field.distance,
  distanceHint: "How far from your postcode we tell you about new jobs.",
  optIn: field.email_opt_in,
} satisfies typeof nl;
