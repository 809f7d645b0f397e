export default {
  open: "Nieuwe berichten komen vanzelf.",
  ended: "Er komen hier geen berichten meer bij.",
  refresh: "Vernieuw",
};
