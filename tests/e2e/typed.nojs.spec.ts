import { nothingTypedIsLost } from "./typed";

nothingTypedIsLost();
