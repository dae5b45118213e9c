import type { ReactNode } from "react";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import styles from "./legal-document.module.css";

/** A chapter of a legal text; `id` is its anchor. */
export interface Chapter {
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalDocumentProps {
  title: string;
  /** A one-sentence summary of the text. */
  summary: string;
  chapters: readonly Chapter[];
  crumbs: Crumb[];
}

/** Renders a legal text: its chapters beside a table of contents. */
export function LegalDocument({ title, summary, chapters, crumbs }: LegalDocumentProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageHero title={title}>
        <p>{summary}</p>
      </PageHero>
      <PageGrid className={styles.root}>
        <nav aria-label="In questa pagina" className={styles.contents}>
          <ol>
            {chapters.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {chapters.map(({ id, title: name, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{name}</h2>
              <div className={styles.prose}>{body}</div>
            </section>
          ))}
        </div>
      </PageGrid>
    </>
  );
}
