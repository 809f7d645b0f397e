import { refusedAboutOneself } from "./refused-account";
import { refusedAboutJobs } from "./refused-jobs";

refusedAboutOneself("nl");
refusedAboutJobs("nl");
