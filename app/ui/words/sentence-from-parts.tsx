import { Fragment, type ReactNode } from "react";

/** A sentence in parts, in the word order of its language: plain text, and text inside a named element. */
export type SentenceParts<Element extends string> = readonly (string | { element: Element; text: string })[];

interface SentenceProps<Element extends string> {
  parts: SentenceParts<Element>;
  /** Renders the text of each element, such as a link. */
  elements: Readonly<Record<Element, (text: string) => ReactNode>>;
}

/** A sentence with links, times or other elements: the words module places them, the page renders them. */
export function SentenceFromParts<Element extends string>({ parts, elements }: SentenceProps<Element>) {
  return parts.map((part) =>
    typeof part === "string" ? part : <Fragment key={part.element}>{elements[part.element](part.text)}</Fragment>,
  );
}
