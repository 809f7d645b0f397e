import { look } from "../../brand-look";
import type nl from "../nl/common";

export default {
  photo: { of: "Photo {{n}} of {{count}}", removed: "Photo removed" },
  skip: "Skip to content",
  nav: {
    label: "Main menu",
    account: "Account",
    footer: "Footer",
    tabs: "Shortcuts",
    home: "Home",
    browse: "Browse jobs",
    helpers: "Helpers",
    homeOf: `${look.name} home page`,
    login: "Log in",
    signup: "Sign up",
    post: "Post your job",
    postTab: "Post",
    inbox: "Messages",
    profile: "Profile",
    myProfile: "My profile",
    work: "My work and bio",
    wallet: "Wallet",
    myJobs: "My jobs",
    settings: "Settings",
    desk: "Moderation",
    logout: "Log out",
    menuOf: "Account menu: {{name}}",
    unread_one: "{{badge}} unread message",
    unread_other: "{{badge}} unread messages",
    notifications: "Notifications",
    unreadNotifications_one: "{{badge}} unread notification",
    unreadNotifications_other: "{{badge}} unread notifications",
  },
  worker: { active: `Active as ${look.name}`, on: "On", off: "Off" },
  language: { choose: "Language", nl: "Nederlands", en: "English" },
  flash: { dismiss: "Close message" },
  form: {
    fault: "Error:",
    refused_one: "Something needs your attention",
    refused_other: "{{count}} things need your attention",
    optional: "optional",
    written: "You wrote:",
    otherViewer: "You’re logged in as {{name}} now. Check this, and send it again if it’s still right.",
  },
  dialog: { close: "Close" },
  password: { show: "Show", it: "password" },
  error: {
    number: "Error number, if you write to us: {{number}}",
    home: "Go to the home page",
    notFound: {
      title: "Oops! Page not found",
      text: "The link may be old, or there may be a typo in the address.",
    },
    forbidden: {
      title: "You don’t have access to this",
      text: "You don’t have permission, or the form didn’t come from our own page. Go back and try again.",
    },
    gone: {
      title: "This has been removed",
      text: "What was here has been taken down. Find other pages from the home page.",
    },
    unreadable: {
      title: "We can’t read this form",
      text: "We received something other than the form on our page. Go back and send it again.",
    },
    tooLarge: {
      title: "This is too large to send",
      text: "Go back: what you typed is still there. Shorten the text, or choose fewer or smaller photos.",
    },
    throttled: {
      title: "Slow down a little",
      text: "You did this too many times in a row. Go back and try again later.",
    },
    failed: {
      title: "Something went wrong on our side",
      text: "Anything you had saved is safe. Try again in a minute.",
    },
    unsure: {
      title: "This may have worked",
      text: "We didn’t get an answer. Check your jobs, messages or payments before you try again.",
    },
    chat: {
      title: "Chat is currently unavailable",
      text: "Your messages are safe. Please try again in a minute.",
    },
    unavailable: {
      title: "We can’t be reached right now",
      text: "Nothing was lost. Try again in a minute.",
    },
  },
} satisfies typeof nl;
