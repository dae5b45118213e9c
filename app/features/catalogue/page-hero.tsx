import type { ReactNode } from "react";
import { PageGrid } from "#app/ui/page-grid.tsx";
import styles from "./page-hero.module.css";

interface PageHeroProps {
  /** A word above the title. */
  kicker?: ReactNode;
  title: string;
  /** What there is to say of it, under the title. */
  intro?: ReactNode;
  /** Facts and a sentence, beside the title's base line. */
  children?: ReactNode;
}

/** The head of a catalogue page: a Bodoni headline and what belongs beside it. */
export function PageHero({ kicker, title, intro, children }: PageHeroProps) {
  return (
    <PageGrid as="header" className={styles.root}>
      {kicker && <p className={styles.above}>{kicker}</p>}
      <h1>{title}</h1>
      {intro && <PageIntro>{intro}</PageIntro>}
      {children && <div className={styles.aside}>{children}</div>}
    </PageGrid>
  );
}

/** What there is to say of a page's subject; of a page that shows it first, after that. */
export function PageIntro({ children }: { children: ReactNode }) {
  return <p className={styles.standfirst}>{children}</p>;
}
