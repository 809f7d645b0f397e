import type nl from "../nl/offline";

export default {
  title: "No connection",
  online: { heading: "You are online", text: "This page appears when you’re offline." },
  offline: {
    heading: "No internet connection available",
    text: "This page opens by itself as soon as you are back online.",
  },
  waits: {
    heading: "Saved until you are back online",
    text: "What you filled in is safe on this device. We’ll send it once, as soon as you’re back online.",
    drop: "Do not send it after all",
  },
  unsent: {
    heading: "This was not sent",
    text: "You have no connection. Go back: what you typed is still there. Send it again once you are online.",
  },
  retry: "Try again",
  kept: "You can read this now",
  keptText: "As it was when you last saw it.",
  notice: "You have no connection. This is the page as you last saw it.",
  refused: "You sent this while you were offline. It wasn’t accepted. You can read why below.",
  app: {
    description: "Help with small jobs, by people from your neighbourhood.",
    post: "Post a job",
    browse: "Browse jobs",
    messages: "Messages",
  },
} satisfies typeof nl;
