import { contract } from "~/api/contract";
import { VERSION } from "~/domain/site/version";
import { answers } from "./answers";

const store_links = { ios: "https://apps.apple.com/app", android: "https://play.google.com/app" };
const serving = (minimum_version: string) =>
  answers(contract.global.version, { version: minimum_version, minimum_version, store_links });

export const served = { now: serving(VERSION), newer: serving("1.10.0") };
