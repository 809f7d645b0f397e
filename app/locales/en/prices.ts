import type nl from "../nl/prices";

export default {
  title: "What others pay for this",
  around: "Others usually pay around",
  from: "from {{price}}",
  to: "to {{price}}",
  near_one: "Based on 1 accepted offer nearby. Category: {{category}}.",
  near_other: "Based on {{shown}} accepted offers nearby. Category: {{category}}.",
  everywhere_one: "Based on 1 accepted offer across the Netherlands. Category: {{category}}.",
  everywhere_other: "Based on {{shown}} accepted offers across the Netherlands. Category: {{category}}.",
} satisfies typeof nl;
