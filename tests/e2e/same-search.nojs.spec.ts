import { sameEverywhere } from "./same-search";

sameEverywhere("nl");
