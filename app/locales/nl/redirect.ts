export default {
  title: "Deze link is voor de {{brand}}-app",
  text: "Staat de app op dit apparaat? Open hem dan daar. Je kunt ook hier verdergaan.",
  opening: "De {{brand}}-app gaat open",
  openingText: "Gebeurt er niets? Dan staat de app misschien nog niet op je telefoon. Je kunt ook hier verdergaan.",
  app: "Open in de app",
  web: "Verder op het web",
  download: "Download de app",
  downloadFor: { ios: "Download voor iPhone", android: "Download voor Android" },
};
