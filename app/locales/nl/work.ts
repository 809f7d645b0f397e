import fields from "./fields";

const { label: field } = fields;

export default {
  title: "Wie je bent en wat je kunt",
  intro: "Hieraan zien buren of ze jou willen kiezen.",
  public: "Bekijk je pagina zoals anderen die zien",
  saved: "Je werk is opgeslagen.",
  added: "Dit project was al opgeslagen. Wat je net veranderde, sla je hier op.",
  cancel: "Annuleren",
  start: {
    text: "Je staat aan als klusser. Je profiel is nog niet compleet.",
    notYet: "Wil je klussen doen? In 3 stappen is je profiel compleet.",
    action: "Naar de stappen",
  },
  about: {
    title: "Wie je bent",
    functionTitle: field.function_title,
    functionTitleHint: "Zoals ‘Handige buurman met bakfiets’. Dit staat bij elk bod.",
    bio: field.bio,
    bioHint: "Waar ben je goed in en hoe werk je?",
    saved: "Opgeslagen. Zo leren buren je kennen.",
  },
  projects: {
    title: "Eerder gedaan",
    add: "Werk toevoegen",
    empty: "Laat zien wat je kunt",
    emptyText: "Een foto van je werk zegt meer dan een bod. Voor en na werkt het best.",
    edit: "Bewerken",
    editOf: "Bewerken: {{title}}",
    remove: "Verwijderen",
    removeOf: "Verwijderen: {{title}}",
    earlier: "Hoger zetten: {{title}}",
    later: "Lager zetten: {{title}}",
  },
  add: { title: "Werk toevoegen" },
  edit: { title: "Werk bewerken" },
  project: {
    title: field.title,
    titleHint: "Zoals ‘Boekenkast op maat’.",
    description: field.description,
    descriptionHint: "Wat was er te doen en hoe pakte je het aan? Noem geen adres of achternaam.",
  },
  unsaved: {
    text: "Je was hier nog mee bezig. We hebben bewaard wat je invulde.",
    discard: "Begin opnieuw",
  },
  remove: {
    title: "Werk verwijderen",
    heading: "‘{{title}}’ verwijderen?",
    text_zero: "Het verdwijnt van je pagina. Terughalen kan niet.",
    text_one: "Het verdwijnt met de foto van je pagina. Terughalen kan niet.",
    text_other: "Het verdwijnt met {{count}} foto’s van je pagina. Terughalen kan niet.",
    confirm: "Verwijderen",
    pending: "Verwijderen…",
    cancel: "Annuleren",
    done: "Verwijderd.",
  },
};
