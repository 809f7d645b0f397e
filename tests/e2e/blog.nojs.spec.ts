import { blog } from "./blog";

blog("nl");
