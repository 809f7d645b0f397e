/** Accounts elders waarmee je inlogt. */
export default {
  title: "Gekoppelde accounts",
  text: "Log in met een account dat je al hebt. We zien daarvan alleen je naam en e-mailadres.",
  since: "Gekoppeld sinds {{date}}",
  not: "Niet gekoppeld",
  link: "Koppel",
  linkOf: "Koppel {{provider}}",
  unlink: "Ontkoppel",
  unlinkOf: "Ontkoppel {{provider}}",
  last: "Dit is je enige manier om in te loggen. Kies eerst een wachtwoord of voeg een passkey toe, dan kun je ontkoppelen.",
  done: "{{provider}} is gekoppeld. Je kunt er nu mee inloggen.",
  remove: {
    title: "{{provider}} ontkoppelen?",
    text: "Je kunt dan niet meer inloggen met {{provider}}. Je andere manieren om in te loggen blijven werken, en je kunt later opnieuw koppelen.",
    sessions: "Op apparaten waarop je al bent ingelogd, blijf je ingelogd. Wil je dat niet? Log daarna overal uit.",
    submit: "Ontkoppel {{provider}}",
    pending: "Ontkoppelen…",
    cancel: "Annuleren",
    done: "{{provider}} is ontkoppeld.",
  },
};
