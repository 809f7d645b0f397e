import { toldAndShown } from "./told";

toldAndShown("en");
