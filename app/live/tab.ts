import { connect } from "./connection";

/** Only on pages of a logged-in user. */
export const tag = document.querySelector<HTMLScriptElement>("script[data-viewer]");

export const connection = connect(tag?.dataset.viewer ?? "");
