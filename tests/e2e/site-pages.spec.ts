import { sitePages } from "./site-pages";

sitePages("nl");
