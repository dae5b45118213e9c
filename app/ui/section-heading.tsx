import type { ReactNode } from "react";

interface SectionHeadingProps {
  title: ReactNode;
  /** A short line or a link, set small at the far end of the title's base line. */
  aside?: ReactNode;
  /** The title at the right of the grid and the aside at its left. */
  mirrored?: boolean;
  id?: string;
}

/** The head of a section: a Bodoni headline and what belongs beside it, on the page grid. */
export function SectionHeading({ title, aside, mirrored, id }: SectionHeadingProps) {
  return (
    <div className={mirrored ? "grid-page section-heading section-heading-mirrored" : "grid-page section-heading"}>
      <h2 id={id}>{title}</h2>
      {aside && <div className="section-heading-aside">{aside}</div>}
    </div>
  );
}
