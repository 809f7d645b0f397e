import { connect } from "./connection";

/** The tag that the server wrote for somebody who is signed in. */
export const tag = document.querySelector<HTMLScriptElement>("script[data-viewer]");

/** The one connection of this tab; live pages hear it, too. */
export const connection = connect(tag?.dataset.viewer ?? "");
