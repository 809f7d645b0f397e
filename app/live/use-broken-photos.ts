import { useEffect } from "react";

export function useBrokenPhotos(isConnected: boolean): void {
  useEffect(() => {
    if (!isConnected) return;
    for (const image of document.querySelectorAll<HTMLImageElement>(".thread img")) {
      if (image.complete && image.naturalWidth === 0) image.src = image.getAttribute("src") ?? "";
    }
  }, [isConnected]);
}
