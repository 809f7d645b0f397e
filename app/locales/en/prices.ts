import type nl from "../nl/prices";

export default {
  title: "What others pay for this",
  around: "Others usually pay around",
  from: "from {{price}}",
  to: "to {{price}}",
  near_one: "Based on 1 accepted offer nearby. Kind of work: {{work}}.",
  near_other: "Based on {{shown}} accepted offers nearby. Kind of work: {{work}}.",
  everywhere_one: "Based on 1 accepted offer across the Netherlands. Kind of work: {{work}}.",
  everywhere_other: "Based on {{shown}} accepted offers across the Netherlands. Kind of work: {{work}}.",
} satisfies typeof nl;
