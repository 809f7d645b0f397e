import type nl from "../nl/partner";

export default {
  login: {
    title: "Partner login",
    intro: "See how many visitors and sign-ups your link brings in.",
    submit: "Log in",
    pending: "Logging in…",
    forgot: "Forgot your password?",
    none: "Not a partner yet?",
    become: "Become a partner",
    done: "You’re logged in.",
  },
  dashboard: {
    title: "Your visitors",
    link: "Your link",
    linkHint: "Add ?partner_id={{partner}} to any link to our site and we’ll count the visitors it brings.",
    copy: "Copy the link",
    copied: "Copied",
    dayHint: "Choose two days, such as 31-12-2026.",
    from: "From",
    to: "To",
    show: "Show",
    faulty: "Choose another period to see what your link brought in.",
    visits: "Visits",
    conversions: "Sign-ups",
    rate: "of visitors sign up",
    none: "Nobody used your link in this period. Share it on your site, in a newsletter or on a flyer.",
    chart: "Visits and sign-ups by day. The table below shows the same figures.",
    perDay: "By day",
    day: "Day",
  },
} satisfies typeof nl;
