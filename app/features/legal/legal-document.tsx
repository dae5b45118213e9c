import type { ReactNode } from "react";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { useOwnTextLanguage } from "#app/ui/words/own-text-language.ts";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { LegalPage, LegalPageTexts, LegalSection } from "#domain/legal/legal-texts.ts";
import { pathsIn } from "#domain/paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import { slugify } from "#domain/slug.ts";
import { formatDate, withPreposition } from "#domain/words/formats/format-date.ts";
import styles from "./legal-document.module.css";
import { OwnText } from "./own-text.tsx";

/** A chapter of a legal text; `id` is its anchor. */
export interface Chapter {
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalDocumentProps {
  page: LegalPage;
  /** A one-sentence summary of the generated text. */
  summary: string;
  /** The generated chapters. */
  chapters: readonly Chapter[];
  /** The company's own texts (product.md#legal-texts). */
  texts: LegalPageTexts;
  crumbs: Crumb[];
}

/** Renders a legal text: its chapters beside a table of contents. */
export function LegalDocument({ page, summary, chapters: generated, texts, crumbs }: LegalDocumentProps) {
  const { legal } = useWords("legal");
  const ownTextLanguage = useOwnTextLanguage();
  const chapters = withOwnSections(generated, texts, ownTextLanguage);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageHero title={page === "privacy" ? legal.privacyTitle : legal.termsTitle}>
        {ownTextLanguage && <TranslationNotice page={page} />}
        {texts.paragraphs.summary === undefined ? (
          <p>{summary}</p>
        ) : (
          <p lang={ownTextLanguage}>{texts.paragraphs.summary}</p>
        )}
        {texts.versionOn && <VersionDate day={texts.versionOn} />}
      </PageHero>
      <PageGrid className={styles.root}>
        <nav aria-label={legal.contents} className={styles.contents}>
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

/** Says above a translation that the Italian text is the original, and links to it (product.md#legal-texts). */
function TranslationNotice({ page }: { page: LegalPage }) {
  const { legal } = useWords("legal");
  const original = pathsIn("it")[page];
  return (
    <p>
      <Sentence
        text={legal.translation}
        elements={{
          original: (text) => (
            <a href={original} hrefLang="it">
              {text}
            </a>
          ),
        }}
      />
    </p>
  );
}

/** The version date of a page. */
function VersionDate({ day }: { day: CivilDate }) {
  const words = useWords("legal");
  return (
    <p>
      <Sentence
        text={words.legal.version}
        parameters={{ day: withPreposition(words, "ofDay", formatDate(words, day)) }}
        elements={{ day: (text) => <time dateTime={day}>{text}</time> }}
      />
    </p>
  );
}

/** Returns the own sections and the generated chapters between them. */
function withOwnSections(generated: readonly Chapter[], texts: LegalPageTexts, language: "it" | undefined): Chapter[] {
  const takenIds = new Set(generated.map(({ id }) => id));
  const toChapter = ({ title, text }: LegalSection): Chapter => {
    const id = findFreeId(slugify(title) || "sezione", takenIds);
    takenIds.add(id);
    const body = <OwnText text={text} />;
    return { id, title, body: language ? <div lang={language}>{body}</div> : body };
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
