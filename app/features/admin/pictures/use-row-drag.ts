import { type DragEvent, useState } from "react";

/** Props for the elements of a draggable row. */
export interface RowDrag {
  /** Where the dragged row would be inserted, relative to this one. */
  dropPosition: "before" | "after" | undefined;
  handle: { draggable: true; onDragStart: (event: DragEvent<HTMLElement>) => void; onDragEnd: () => void };
  target: { onDragOver: (event: DragEvent<HTMLElement>) => void; onDrop: (event: DragEvent<HTMLElement>) => void };
}

/** Makes rows draggable by their handles, with native drag and drop. */
export function useRowDrag(onMove: (from: number, to: number) => void): { row: (at: number) => RowDrag } {
  const [draggedIndex, setDraggedIndex] = useState<number | null>(null);
  const [overIndex, setOverIndex] = useState<number | null>(null);
  const resetDrag = () => {
    setDraggedIndex(null);
    setOverIndex(null);
  };
  return {
    row: (at) => ({
      dropPosition:
        draggedIndex === null || overIndex !== at || draggedIndex === at
          ? undefined
          : draggedIndex < at
            ? "after"
            : "before",
      handle: {
        draggable: true,
        onDragStart: (event) => {
          setDraggedIndex(at);
          event.dataTransfer.effectAllowed = "move";
          const row = event.currentTarget.closest("li");
          if (row) event.dataTransfer.setDragImage(row, 16, 16);
        },
        onDragEnd: resetDrag,
      },
      target: {
        onDragOver: (event) => {
          if (draggedIndex === null) return;
          event.preventDefault();
          setOverIndex(at);
        },
        onDrop: (event) => {
          if (draggedIndex === null) return;
          event.preventDefault();
          if (draggedIndex !== at) onMove(draggedIndex, at);
          resetDrag();
        },
      },
    }),
  };
}
