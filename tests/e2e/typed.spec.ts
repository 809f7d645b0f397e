import { nothingTypedIsLost, nothingTypedIsLostByScript } from "./typed";

nothingTypedIsLost();
nothingTypedIsLostByScript();
