import { Fragment, type ReactNode } from "react";

/** A sentence in parts, in the order of its language: text, and text that stands in an element of the page, by that element's name. */
export type SentenceParts<Element extends string> = readonly (string | { element: Element; text: string })[];

interface SentenceProps<Element extends string> {
  parts: SentenceParts<Element>;
  /** What is made of the text of each element: a link, say. */
  elements: Readonly<Record<Element, (text: string) => ReactNode>>;
}

/** A sentence with links, times and the like in it: its words say where they stand, the page what they are. */
export function Sentence<Element extends string>({ parts, elements }: SentenceProps<Element>) {
  return parts.map((part) =>
    typeof part === "string" ? part : <Fragment key={part.element}>{elements[part.element](part.text)}</Fragment>,
  );
}
