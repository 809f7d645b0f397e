/** How pages are used, at the desk. */
export default {
  nav: "Gebruik van pagina’s",
  title: "Gebruik van pagina’s",
  note: "Alleen van wie daarvoor toestemming gaf, per pagina opgeteld. We weten niet wie iemand was of waar die daarna heen ging.",
  period: "Periode",
  days_one: "{{count}} dag",
  days_other: "{{count}} dagen",
  views_one: "{{number}} keer bekeken",
  views_other: "{{number}} keer bekeken",
  page: "Pagina",
  count: "Bekeken",
  score: "Score",
  unknown: "onbekend",
  read: "{{percent}}% gelezen",
  none: "Nog niets gemeten",
  noneText: "Zodra iemand toestemming geeft om te meten, zie je hier hoe pagina’s worden gebruikt.",
};
