/** Where a link to the app arrives. */
export default {
  title: "Deze link is voor de {{brand}}-app",
  text: "Heb je de app op dit apparaat, open hem dan daar. Hier verdergaan kan net zo goed.",
  opening: "De {{brand}}-app gaat open",
  openingText: "Gebeurt er niets? Dan staat de app misschien nog niet op je telefoon. Hier verdergaan kan net zo goed.",
  app: "Open in de app",
  web: "Verder op het web",
  download: "Download de app",
  downloadFor: { ios: "Download voor iPhone", android: "Download voor Android" },
};
