import { JOB_DAYS } from "../../domain/job";
import type nl from "../nl/account";
import fields from "./fields";

const { label: field } = fields;

export default {
  email: field.email,
  password: field.password,
  login: {
    title: "Log in",
    intro: "Good to see you again.",
    submit: "Log in",
    pending: "Logging in…",
    forgot: "Forgot your password?",
    noAccount: "No account yet?",
    signup: "Sign up",
    welcome: "Welcome back, {{name}}!",
    welcomeBare: "Welcome back!",
    needed: "Log in to pick up where you left off.",
    demo: "Try a demo account",
    demoText: "On this test site you can look around right away. The password is always {{password}}.",
  },
  signup: {
    title: "Sign up",
    intro: "Signing up is free.",
    firstName: field.first_name,
    lastName: field.last_name,
    lastNameHint: "Others only see the initial until you agree on a job together.",
    confirm: field.confirm,
    passwordHint: "At least 8 characters, with a lower-case letter, an upper-case letter and a digit.",
    optIn: field.email_opt_in,
    submit: "Sign up",
    pending: "Signing up…",
    haveOne: "Already have an account?",
    login: "Log in",
    welcome: "Welcome to {{brand}}! We have sent you an email to confirm your address.",
    check: "Check your inbox: we have sent you an email about your account.",
    draft: "Your job has been saved. Once you have signed up, you can pick up where you left off.",
  },
  logout: {
    title: "Log out",
    text: "Do you want to log out of this device?",
    submit: "Log out",
    all: "Log out of all devices",
    done: "You have been logged out. See you soon!",
  },
  activate: {
    title: "Confirm your email address",
    text: "One more click and we know that this address is yours.",
    submit: "Confirm my address",
    done: "Your email address has been confirmed.",
    failedTitle: "This link no longer works",
    failed:
      "The link is invalid, has already been used or is too old. Ask for a new one and we will send it right away.",
    resend: "Send a new link",
    resent: "If we know this address and it has not been confirmed yet, you will get a new email shortly.",
  },
  unsubscribe: {
    title: "Unsubscribe from emails",
    text: "You will only get emails about your account and about money. You can turn the others back on in your settings.",
    textOfSearch: "You will get no more emails about this saved search. You will still get other emails.",
    submit: "Unsubscribe",
    done: "You will no longer get these emails.",
    failed: "This link is not valid. Use the link in your most recent email, or turn emails off in your settings.",
  },
  renew: {
    title: "Do you still need your job done?",
    text: `One click and your job stays open for another ${JOB_DAYS} days.`,
    submit: "Renew my job",
    done: `Your job is open for another ${JOB_DAYS} days.`,
    failed: "This link is not valid or has expired.",
    closed: "This job is no longer open. You can post it again.",
  },
  forgot: {
    title: "Forgot password",
    intro: "Enter your email address. You will get a link to choose a new password.",
    submit: "Send me a link",
    done: "If we know this address, you will get an email with a link shortly. The link works for an hour.",
    back: "Back to log in",
  },
  reset: {
    title: "Choose a new password",
    new: field.new_password,
    submit: "Save password",
    done: "Your new password has been saved. You can log in with it now.",
    failed: "Ask for a new link.",
  },
} satisfies typeof nl;
