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
  done: "{{provider}} is linked. You can log in with it now.",
  remove: {
    title: "Unlink {{provider}}?",
    text: "You can then no longer log in with {{provider}}. Your other ways to log in keep working, and you can link it again later.",
    sessions: "Where you are logged in already, you stay so. If you would rather not, log out everywhere afterwards.",
    submit: "Unlink {{provider}}",
    pending: "Unlinking…",
    cancel: "Never mind",
    done: "{{provider}} is unlinked.",
  },
} satisfies typeof nl;
