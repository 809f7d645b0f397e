import { toldAndShown } from "./told";

toldAndShown("nl");
