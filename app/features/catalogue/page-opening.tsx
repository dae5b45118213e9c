import type { ReactNode } from "react";
import "./catalogue.css";

interface PageOpeningProps {
  /** A word above the title. */
  above?: ReactNode;
  title: string;
  /** Facts and a sentence, beside the title's base line. */
  children?: ReactNode;
}

/** The head of a catalogue page: a Bodoni headline and what belongs beside it. */
export function PageOpening({ above, title, children }: PageOpeningProps) {
  return (
    <header className="grid-page opening">
      {above && <p className="opening-above">{above}</p>}
      <h1>{title}</h1>
      {children && <div className="opening-aside">{children}</div>}
    </header>
  );
}
