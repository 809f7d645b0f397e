import { sitePages } from "./site-pages";

sitePages("en");
