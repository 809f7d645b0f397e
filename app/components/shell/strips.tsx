import type { Choices } from "~/domain/site/choices";
import { STORES } from "../brand/stores";
import { AppStrip } from "./app-strip";
import { hasOwnAction } from "./navigation";
import { UpdateNotice } from "./update-notice";

interface StripsProps {
  choices: Choices;
  outdated: boolean;
  path: string;
  pageAddress: string;
  isTask: boolean;
}

export function Strips({ choices, outdated, path, pageAddress, isTask }: StripsProps) {
  return (
    <>
      <UpdateNotice outdated={outdated} pageAddress={pageAddress} />
      {STORES.length > 0 && !choices.withoutApp && !isTask && !hasOwnAction(path) && (
        <AppStrip pageAddress={pageAddress} />
      )}
    </>
  );
}
