export const SEARCH_REASONS = {
  stands: { nl: (words: string) => `‘${words}’ staat erin`, en: (words: string) => `it mentions ‘${words}’` },
  words: { nl: (words: string) => `past bij ‘${words}’`, en: (words: string) => `fits ‘${words}’` },
  here: {
    nl: (zipcode: string) => `in postcodegebied ${zipcode}`,
    en: (zipcode: string) => `in postcode area ${zipcode}`,
  },
  near: {
    nl: (zipcode: string) => `minder dan 1 km van ${zipcode}`,
    en: (zipcode: string) => `less than 1 km from ${zipcode}`,
  },
  away: {
    nl: (distance: string, zipcode: string) => `${distance} van ${zipcode}`,
    en: (distance: string, zipcode: string) => `${distance} from ${zipcode}`,
  },
  remote: { nl: "op afstand te doen", en: "can be done remotely" },
  price: { nl: (least: string) => `${least} of meer`, en: (least: string) => `${least} or more` },
  any: { nl: "elke nieuwe klus", en: "every new job" },
};

export const JOB_OFFER = {
  budget: { nl: "Budget", en: "Budget" },
  open: { nl: "in overleg", en: "to be agreed" },
  date: { nl: "Datum", en: "Date" },
  soon: { nl: "zo snel mogelijk", en: "as soon as possible" },
};
