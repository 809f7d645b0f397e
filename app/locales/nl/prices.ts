export default {
  title: "Wat anderen ervoor betalen",
  around: "Anderen betalen meestal rond",
  from: "van {{price}}",
  to: "tot {{price}}",
  near_one: "Op basis van 1 geaccepteerd bod in de buurt. Soort werk: {{work}}.",
  near_other: "Op basis van {{shown}} geaccepteerde biedingen in de buurt. Soort werk: {{work}}.",
  everywhere_one: "Op basis van 1 geaccepteerd bod in heel Nederland. Soort werk: {{work}}.",
  everywhere_other: "Op basis van {{shown}} geaccepteerde biedingen in heel Nederland. Soort werk: {{work}}.",
};
