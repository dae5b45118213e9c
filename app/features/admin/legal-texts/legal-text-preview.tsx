import { useWatch } from "react-hook-form";
import { LEGAL_TEXTS_WORDS as WORDS } from "#app/features/admin/legal-texts/legal-texts-words.ts";
import { OwnText } from "#app/features/legal/own-text.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import {
  LEGAL_PARAGRAPH_NAMES,
  LEGAL_PARAGRAPHS,
  type LegalPage,
  type LegalSection,
} from "#domain/legal/legal-texts.ts";
import styles from "./legal-texts.module.css";

type PreviewedValues = [LegalSection[], Record<string, string>, LegalSection[]];

/** Previews the own texts of a page in page order while an admin types. */
export function LegalTextPreview({ page }: { page: LegalPage }) {
  const [sectionsBefore, paragraphs, sectionsAfter] = useWatch({
    name: ["sections_before", "paragraphs", "sections_after"],
  }) as PreviewedValues;
  const replaced = LEGAL_PARAGRAPHS[page].flatMap((name) => {
    const text = paragraphs[name]?.trim();
    return text ? [{ title: LEGAL_PARAGRAPH_NAMES[name], text }] : [];
  });
  const pieces = [...sectionsBefore, ...replaced, ...sectionsAfter];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <section className={styles.preview} aria-labelledby="legal-preview-title" tabIndex={0}>
      <h3 id="legal-preview-title" className={textStyles.meta}>
        {WORDS.preview}
      </h3>
      {pieces.length === 0 && <p className={textStyles.soft}>{WORDS.nothing}</p>}
      {pieces.map(({ title, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: every keystroke renders them again
        <div key={at} className={styles.piece}>
          <p className={textStyles.strong}>{title || "…"}</p>
          <OwnText text={text} />
        </div>
      ))}
    </section>
  );
}
