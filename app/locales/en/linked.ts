import type nl from "../nl/linked";

export default {
  title: "Linked accounts",
  text: "Log in with an account you already have. All we see of it is your name and email address.",
  since: "Linked since {{date}}",
  not: "Not linked",
  link: "Link",
  linkOf: "Link {{provider}}",
  unlink: "Unlink",
  unlinkOf: "Unlink {{provider}}",
  last: "This is your only way to log in. Choose a password or add a passkey first, then you can unlink it.",
  done: "{{provider}} is linked. You can now log in with it.",
  remove: {
    title: "Unlink {{provider}}?",
    notTitle: "You can’t unlink {{provider}} now",
    toSettings: "Go to your settings",
    text: "You’ll no longer be able to log in with {{provider}}. Your other ways to log in still work, and you can link it again later.",
    sessions: "This logs you out on your other devices. You stay logged in here.",
    submit: "Unlink {{provider}}",
    pending: "Unlinking…",
    cancel: "Cancel",
    done: "{{provider}} is unlinked. You’re logged out on your other devices.",
  },
} satisfies typeof nl;
