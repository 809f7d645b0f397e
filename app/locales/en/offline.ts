import { LEFT_DAYS } from "../../domain/site/left-form";
import type nl from "../nl/offline";

export default {
  title: "No connection",
  online: { heading: "You’re online", text: "This page appears when you’re offline." },
  offline: {
    heading: "No internet connection available",
    text: "This page opens by itself as soon as you’re back online.",
  },
  waits: {
    heading: "Saved until you’re back online",
    text: "What you filled in is safe on this device. We’ll send it once, as soon as you’re back online.",
    drop: "Don’t send it",
  },
  unsent: {
    heading: "This wasn’t sent",
    text: "You’re offline. Go back: what you typed is still there. Send it again once you’re online.",
  },
  ended: {
    heading: "You’ve been logged out",
    text: `What you filled in without internet hasn’t been sent yet. It stays on this device for ${LEFT_DAYS} days. Log in with the same account and we’ll send it once.`,
    logIn: "Log in",
  },
  retry: "Try again",
  kept: "You can read these pages now",
  keptText: "As they were when you last saw them.",
  notice: "You’re offline. This is the page as you last saw it.",
  refused: "You sent this while you were offline. It wasn’t accepted. You can read why below.",
  refusedToo: "This wasn’t accepted either. Open the page to read why.",
  app: {
    description: "Help with small jobs, by people from your neighbourhood.",
    post: "Post a job",
    browse: "Browse jobs",
    messages: "Messages",
  },
} satisfies typeof nl;
