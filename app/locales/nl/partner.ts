/** Partners log in, and see what their link brought. */
export default {
  login: {
    title: "Inloggen als partner",
    intro: "Bekijk hoeveel bezoekers en aanmeldingen jouw link brengt.",
    submit: "Inloggen",
    pending: "Bezig met inloggen…",
    forgot: "Wachtwoord vergeten?",
    none: "Nog geen partner?",
    become: "Word partner",
    done: "Je bent ingelogd.",
  },
  dashboard: {
    title: "Jouw bezoekers",
    link: "Jouw link",
    linkHint: "Zet ?partner_id=… achter een link naar onze site, dan tellen we de bezoekers die je brengt.",
    from: "Van",
    to: "Tot en met",
    show: "Toon",
    faulty: "Kies een andere periode, dan zie je weer wat je link bracht.",
    visits: "Bezoeken",
    conversions: "Aanmeldingen",
    rate: "van de bezoekers meldt zich aan",
    none: "In deze periode kwam er niemand via je link. Deel hem op je site, in een nieuwsbrief of op een flyer.",
    chart: "Bezoeken en aanmeldingen per dag. In de tabel hieronder staan dezelfde cijfers.",
    perDay: "Per dag",
    day: "Dag",
  },
};
