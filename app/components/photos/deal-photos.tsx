import type { ChatPhoto } from "~/domain/chats/chat-photo";
import { photoAddress } from "./photo-address";
import { PhotoGrid } from "./photo-grid";

interface DealPhotosProps {
  title: string;
  photos: readonly ChatPhoto[];
  next?: string;
}

export function DealPhotos({ title, photos, next }: DealPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{title}</h2>
      <PhotoGrid photos={photos} to={(photo) => photoAddress(photo, next)} captions />
    </section>
  );
}
