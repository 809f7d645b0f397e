export const DRAFT = {
  title: "Kast in elkaar zetten",
  description: "Een PAX van twee meter.",
  zipcode: "1012 ab",
  budget: "60,00",
  category: 1,
  location_details: "Derde verdieping, bel 4",
};

export const REQUIRED = ["Dit veld is verplicht."];
