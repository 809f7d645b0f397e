import { connect } from "./connection";

export const tag = document.querySelector<HTMLScriptElement>("script[data-viewer]");

export const connection = connect(tag?.dataset.viewer ?? "");
