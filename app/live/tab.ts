import { connect } from "./connection";

/** Only on pages of a logged-in user. */
export const tag = document.querySelector<HTMLScriptElement>("script[data-viewer]");

/** The one connection of this tab, shared with live pages. */
export const connection = connect(tag?.dataset.viewer ?? "");
