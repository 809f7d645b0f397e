import { useEffect, useState } from "react";

/** A photo of this computer, before it is sent. */
export function PhotoPreview({ file, alt }: { file: File; alt: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img src={url} alt={alt} width={4} height={3} />;
}
