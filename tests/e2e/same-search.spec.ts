import { sameEverywhere } from "./same-search";

sameEverywhere("en");
