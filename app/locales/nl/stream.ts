export default {
  open: "Nieuwe berichten komen vanzelf.",
  live: "Nieuwe berichten komen meteen.",
  goLive: "Toon ze meteen",
  ended: "Er komen hier geen berichten meer bij.",
  refresh: "Vernieuw",
};
