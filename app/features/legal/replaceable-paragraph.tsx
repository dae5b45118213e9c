import type { ReactNode } from "react";
import type { LegalLink } from "#app/features/legal/legal-texts-of-page.ts";
import { Link } from "#app/ui/link.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { usePaths } from "#app/ui/words/words-context.tsx";
import { OwnText } from "./own-text.tsx";

interface ReplaceableParagraphProps {
  /** The generated text, with its links as tags. */
  text: string;
  /** The company's own text that replaces the paragraph. */
  ownText: string | undefined;
  /** The language of the own text, if it is not the page's. */
  ownTextLanguage: "it" | undefined;
}

/** Renders a generated paragraph of a legal page, or the company's own text instead (product.md#legal-texts). */
export function ReplaceableParagraph({ text, ownText, ownTextLanguage }: ReplaceableParagraphProps) {
  const paths = usePaths();
  if (ownText !== undefined)
    return ownTextLanguage ? (
      <div lang={ownTextLanguage}>
        <OwnText text={ownText} />
      </div>
    ) : (
      <OwnText text={ownText} />
    );
  const links: Readonly<Record<LegalLink, (text: string) => ReactNode>> = {
    cars: (name) => <Link to={paths.cars}>{name}</Link>,
    contacts: (name) => <Link to={paths.contacts}>{name}</Link>,
    privacy: (name) => <Link to={paths.privacy}>{name}</Link>,
    favourites: (name) => <Link to={paths.favourites}>{name}</Link>,
    authority: (name) => <a href="https://www.garanteprivacy.it">{name}</a>,
  };
  return (
    <p>
      <Sentence text={text} elements={links} />
    </p>
  );
}
