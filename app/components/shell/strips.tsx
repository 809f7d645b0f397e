import type { Choices } from "~/domain/site/choices";
import { STORES } from "../brand/stores";
import { AppStrip } from "./app-strip";
import { hasOwnAction } from "./navigation";
import { UpdateNotice } from "./update-notice";

interface StripsProps {
  choices: Choices;
  outdated: boolean;
  path: string;
  here: string;
  isTask: boolean;
}

export function Strips({ choices, outdated, path, here, isTask }: StripsProps) {
  return (
    <>
      <UpdateNotice outdated={outdated} here={here} />
      {STORES.length > 0 && !choices.withoutApp && !isTask && !hasOwnAction(path) && <AppStrip here={here} />}
    </>
  );
}
