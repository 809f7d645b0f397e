import { type ComponentProps, useState } from "react";
import { lengthOf } from "~/domain/values/characters";
import { TextareaField } from "../ui/text-field";

export function AdminTextarea(props: ComponentProps<typeof TextareaField>) {
  const [typed, setTyped] = useState<number>();
  return (
    <TextareaField {...props} typed={typed} onInput={({ currentTarget }) => setTyped(lengthOf(currentTarget.value))} />
  );
}
