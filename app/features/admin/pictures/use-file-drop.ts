import { type DragEvent, useState } from "react";

interface FileDropProps {
  /** Set while files are over the element. */
  "data-over": true | undefined;
  onDragOver: (event: DragEvent) => void;
  onDragLeave: () => void;
  onDrop: (event: DragEvent) => void;
}

/** Returns props for an element on which files are dropped; other drags, such as those of rows, pass through. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): FileDropProps {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return {
    "data-over": isOver || undefined,
    onDragOver: (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
