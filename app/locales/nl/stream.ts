export default {
  open: "Nieuwe berichten komen vanzelf, een paar tellen later.",
  live: "Nieuwe berichten komen meteen.",
  goLive: "Toon ze meteen",
  ended: "Er komen hier geen berichten meer bij.",
  refresh: "Vernieuw",
};
