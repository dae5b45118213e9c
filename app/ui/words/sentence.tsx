import { Fragment, type ReactNode } from "react";
import { fillWords } from "#domain/words/say.ts";
import { type Parameters, selectPlural, type WordsText } from "#domain/words/text.ts";
import { useWords } from "./words-context.tsx";

/** The names of the elements of a text: "nei <terms>termini</terms>" has "terms". */
type ElementNameIn<Content extends string> = Content extends `${string}</${infer Name}>${infer Rest}`
  ? Name | ElementNameIn<Rest>
  : never;

type ElementName<Content extends WordsText> = Content extends string
  ? ElementNameIn<Content>
  : Content extends { one: infer One extends string; other: infer Other extends string }
    ? ElementNameIn<One> | ElementNameIn<Other>
    : never;

type SentenceProps<Content extends WordsText> = {
  text: Content;
  /** Renders the text of each element, such as a link. */
  elements: Readonly<Record<ElementName<Content>, (text: string) => ReactNode>>;
} & (keyof Parameters<Content> extends never
  ? { parameters?: Parameters<Content> }
  : { parameters: Parameters<Content> });

const ELEMENT = /<(\w+)>(.*?)<\/\1>/g;

/** A sentence with links, times or other elements, which its words module places: "Tutto nei <terms>termini e condizioni</terms>." */
export function Sentence<const Content extends WordsText>({ text, elements, parameters }: SentenceProps<Content>) {
  const words = useWords();
  const values: Readonly<Record<string, string | number>> = parameters ?? {};
  const form = typeof text === "string" ? text : selectPlural(text, words.language, Number(values.count));
  const renderers: Readonly<Record<string, ((text: string) => ReactNode) | undefined>> = elements;
  // The text is split before its parameters are filled in, so that a value with angle brackets stays text.
  const fill = (part: string) => fillWords(words, part, values);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: tagged, 1: name = "", 2: content = "", index } of form.matchAll(ELEMENT)) {
    parts.push(fill(form.slice(end, index)), <Fragment key={name}>{renderers[name]?.(fill(content))}</Fragment>);
    end = index + tagged.length;
  }
  parts.push(fill(form.slice(end)));
  return parts.filter((part) => part !== "");
}
