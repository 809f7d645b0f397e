import { linksAccounts } from "./linked";

linksAccounts("en");
