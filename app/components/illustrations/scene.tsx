import { Sprite } from "../ui/sprite";
import sprite from "./scenes.svg?no-inline";

export type SceneName =
  | "empty-street"
  | "empty-mailbox"
  | "no-results"
  | "not-found"
  | "thanks"
  | "wallet"
  | "chat"
  | "trouble"
  | "verify";

type SceneProps = { name: SceneName; title?: string; className?: string };

export function Scene({ name, title, className }: SceneProps) {
  return <Sprite href={`${sprite}#${name}`} className={`picture picture-scene ${className ?? "w-60"}`} title={title} />;
}
