import type nl from "../nl/redirect";

export default {
  title: "This link is for the {{brand}} app",
  text: "If you have the app on this device, open it there. You can also continue here.",
  opening: "Opening {{brand}} App",
  openingText: "Nothing happening? The app may not be on your phone yet. You can also continue here.",
  app: "Open in the app",
  web: "Continue on the web",
  download: "Download the app",
  downloadFor: { ios: "Download for iPhone", android: "Download for Android" },
} satisfies typeof nl;
