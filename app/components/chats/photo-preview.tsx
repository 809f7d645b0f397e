import { useCallback } from "react";

/** A photo of this computer, before it is sent. */
export function PhotoPreview({ file, alt }: { file: File; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={alt} width={4} height={3} />;
}
