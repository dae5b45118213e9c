import type { ReactNode } from "react";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { SentenceFromParts } from "#app/ui/words/sentence-from-parts.tsx";
import type { LegalPageTexts, LegalSection } from "#domain/legal/legal-texts.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import { slugify } from "#domain/slug.ts";
import styles from "./legal-document.module.css";
import { versionDateWords } from "./legal-words.ts";
import { OwnText } from "./own-text.tsx";

/** A chapter of a legal text; `id` is its anchor. */
export interface Chapter {
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalDocumentProps {
  title: string;
  /** A one-sentence summary of the generated text. */
  summary: string;
  /** The generated chapters. */
  chapters: readonly Chapter[];
  /** The company's own texts (product.md#legal-texts). */
  texts: LegalPageTexts;
  crumbs: Crumb[];
}

/** Renders a legal text: its chapters beside a table of contents. */
export function LegalDocument({ title, summary, chapters: generated, texts, crumbs }: LegalDocumentProps) {
  const chapters = withOwnSections(generated, texts);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageHero title={title}>
        <p>{texts.paragraphs.summary ?? summary}</p>
        {texts.versionOn && <VersionDate day={texts.versionOn} />}
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

function VersionDate({ day }: { day: CivilDate }) {
  return (
    <p>
      <SentenceFromParts
        parts={versionDateWords(day)}
        elements={{ day: (text) => <time dateTime={day}>{text}</time> }}
      />
    </p>
  );
}

/** Returns the own sections and the generated chapters between them. */
function withOwnSections(generated: readonly Chapter[], texts: LegalPageTexts): Chapter[] {
  const takenIds = new Set(generated.map(({ id }) => id));
  const toChapter = ({ title, text }: LegalSection): Chapter => {
    const id = findFreeId(slugify(title) || "sezione", takenIds);
    takenIds.add(id);
    return { id, title, body: <OwnText text={text} /> };
  };
  return [...texts.sectionsBefore.map(toChapter), ...generated, ...texts.sectionsAfter.map(toChapter)];
}

/** Returns the id, with the first free number if it is taken. */
function findFreeId(id: string, takenIds: ReadonlySet<string>): string {
  let number = 1;
  while (takenIds.has(withNumber(id, number))) number += 1;
  return withNumber(id, number);
}

const withNumber = (id: string, number: number) => (number === 1 ? id : `${id}-${number}`);
