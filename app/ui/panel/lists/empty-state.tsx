import type { ReactNode } from "react";

/** Says that there is nothing, and what one can do about it. */
export function EmptyState({ title, hint, action }: { title: string; hint?: ReactNode; action?: ReactNode }) {
  return (
    <div className="panel-empty">
      <p className="panel-empty-title">{title}</p>
      {hint && <p className="panel-meta">{hint}</p>}
      {action}
    </div>
  );
}
