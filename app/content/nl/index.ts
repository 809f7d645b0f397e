import type { ArticleTexts } from "../catalogue";
import bids from "./bids";
import boiler from "./boiler";
import ceiling from "./ceiling";
import smallJobs from "./small-jobs";
import tap from "./tap";
import wardrobe from "./wardrobe";

export default { 13: bids, 12: tap, 11: wardrobe, 10: ceiling, 9: smallJobs, 8: boiler } satisfies ArticleTexts;
