import { type DragEvent, useState } from "react";

/** What a row that can be dragged puts on its elements. */
export interface RowDrag {
  /** Where a dragged row would land. */
  over: "before" | "after" | undefined;
  handle: { draggable: true; onDragStart: (event: DragEvent<HTMLElement>) => void; onDragEnd: () => void };
  target: { onDragOver: (event: DragEvent<HTMLElement>) => void; onDrop: (event: DragEvent<HTMLElement>) => void };
}

/** Rows dragged by their handles with the platform's own drag and drop. */
export function useRowDrag(onMove: (from: number, to: number) => void): { row: (at: number) => RowDrag } {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    row: (at) => ({
      over: dragged === null || over !== at || dragged === at ? undefined : dragged < at ? "after" : "before",
      handle: {
        draggable: true,
        onDragStart: (event) => {
          setDragged(at);
          event.dataTransfer.effectAllowed = "move";
          const row = event.currentTarget.closest("li");
          if (row) event.dataTransfer.setDragImage(row, 16, 16);
        },
        onDragEnd: end,
      },
      target: {
        onDragOver: (event) => {
          if (dragged === null) return;
          event.preventDefault();
          setOver(at);
        },
        onDrop: (event) => {
          if (dragged === null) return;
          event.preventDefault();
          if (dragged !== at) onMove(dragged, at);
          end();
        },
      },
    }),
  };
}
