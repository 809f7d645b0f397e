import { linksAccounts } from "./linked";

linksAccounts("nl");
