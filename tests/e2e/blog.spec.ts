import { blog } from "./blog";

blog("en");
