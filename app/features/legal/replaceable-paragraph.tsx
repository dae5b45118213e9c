import type { ReactNode } from "react";
import type { LegalLink } from "#app/features/legal/legal-words.ts";
import { Link } from "#app/ui/link.tsx";
import { SentenceFromParts, type SentenceParts } from "#app/ui/words/sentence-from-parts.tsx";
import { paths } from "#domain/paths.ts";
import { OwnText } from "./own-text.tsx";

interface ReplaceableParagraphProps {
  words: SentenceParts<LegalLink>;
  /** The company's own text that replaces the paragraph. */
  ownText: string | undefined;
}

/** Renders a generated paragraph of a legal page, or the company's own text instead (product.md#legal-texts). */
export function ReplaceableParagraph({ words, ownText }: ReplaceableParagraphProps) {
  if (ownText !== undefined) return <OwnText text={ownText} />;
  return (
    <p>
      <SentenceFromParts parts={words} elements={LINKS} />
    </p>
  );
}

const LINKS: Readonly<Record<LegalLink, (text: string) => ReactNode>> = {
  cars: (text) => <Link to={paths.cars}>{text}</Link>,
  contacts: (text) => <Link to={paths.contacts}>{text}</Link>,
  privacy: (text) => <Link to={paths.privacy}>{text}</Link>,
  favourites: (text) => <Link to={paths.favourites}>{text}</Link>,
  authority: (text) => <a href="https://www.garanteprivacy.it">{text}</a>,
};
