import type { ShouldRevalidateFunction } from "react-router";

/** A decision that came too late: the page shows what was decided meanwhile. A form that has to be put right stays as it is. */
export const showsWhatChanged: ShouldRevalidateFunction = ({ actionStatus = 0, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || (actionStatus >= 400 && actionStatus !== 422);
