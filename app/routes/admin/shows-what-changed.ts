import type { ShouldRevalidateFunction } from "react-router";

/** Reloads after a late decision (409), so that the page shows the earlier one. A form with errors stays as it is. */
export const showsWhatChanged: ShouldRevalidateFunction = ({ actionStatus = 0, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || (actionStatus >= 400 && actionStatus !== 422);
