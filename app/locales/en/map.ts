import type nl from "../nl/map";

export default {
  job: {
    title: "Where is it?",
    label: "Map: the job is in postcode area {{area}}",
    more: "More jobs in {{zip4}}",
    rough:
      "The circle shows the postcode area, not the address. If the client enters an address, only the chosen helper sees it.",
    roughOwner:
      "The circle shows the postcode area, not the address. If you enter an address, only the helper you choose sees it.",
    roughParties: "The circle shows the postcode area, not the address.",
  },
  views: { label: "View", list: "List", map: "Map" },
  areas: {
    title: "Where the jobs are",
    text: "The larger the circle, the more jobs. Choose an area on the map or in the list.",
    item: "{{area}}: {{jobs}}",
    jobs_one: "1 job",
    jobs_other: "{{count}} jobs",
    word_one: "job",
    word_other: "jobs",
    most: "These are the {{shown}} areas with the most jobs. Search around a postcode to see the others.",
    remote: "Remote jobs aren’t on the map. You can find them in the list.",
    none: "No jobs on the map",
    noneText: "There may still be remote jobs in the list.",
    noneAction: "See the list",
    credit: "Postcode areas: GeoNames (CC BY 4.0).",
    creditLand: "Land and water: © OpenStreetMap contributors.",
  },
  only: {
    area: "Only in postcode area {{zip4}}",
    all: "Show all areas",
  },
} satisfies typeof nl;
