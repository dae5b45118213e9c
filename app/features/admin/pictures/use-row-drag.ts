import { type DragEvent, useState } from "react";

/** What a row that can be dragged puts on its elements. */
export interface RowDrag {
  /** Where a dragged row would land. */
  dropPosition: "before" | "after" | undefined;
  handle: { draggable: true; onDragStart: (event: DragEvent<HTMLElement>) => void; onDragEnd: () => void };
  target: { onDragOver: (event: DragEvent<HTMLElement>) => void; onDrop: (event: DragEvent<HTMLElement>) => void };
}

/** Rows dragged by their handles with the platform's own drag and drop. */
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
