import type { Language } from "#domain/languages.ts";

/** A text that depends on a number: `count` chooses the form (Intl.PluralRules), and languages with a third form use `other` for it. */
export interface PluralText {
  readonly one: string;
  readonly other: string;
}

/** A text of a words module: a whole sentence with named parameters ("Cerca un'auto a {city}"), or one with a singular and a plural. */
export type WordsText = string | PluralText;

/** A words module in another language: the same keys, with any text. */
export type Translated<Content> = Content extends string
  ? string
  : { readonly [Key in keyof Content]: Translated<Content[Key]> };

/** The names in braces of a text, and "count" of a plural. */
export type ParameterName<Content extends WordsText> = Content extends string
  ? NamesIn<Content>
  : Content extends PluralText
    ? NamesIn<Content["one"]> | NamesIn<Content["other"]> | "count"
    : never;

type NamesIn<Content extends string> = Content extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The values of a text's parameters: texts as they are, numbers to be formatted. `count` is a number. */
export type Parameters<Content extends WordsText> = {
  readonly [Name in ParameterName<Content>]: Name extends "count" ? number : string | number;
};

const PARAMETER = /\{(\w+)\}/g;

/** Returns the names in braces of a text, sorted and without duplicates. */
export function listParameters(content: string): string[] {
  return [...new Set(Array.from(content.matchAll(PARAMETER), ([, name]) => name ?? ""))].sort();
}

/** Replaces the names in braces by their values; a name without a value stays, so that tests find it. */
export function fillText(content: string, getValue: (name: string) => string | undefined): string {
  return content.replace(PARAMETER, (braces, name: string) => getValue(name) ?? braces);
}

const PLURAL_RULES = new Map<Language, Intl.PluralRules>();

/** Returns the form of a plural for a number: French counts 0 as one. */
export function selectPlural({ one, other }: PluralText, language: Language, count: number): string {
  const rules = PLURAL_RULES.get(language) ?? new Intl.PluralRules(language);
  PLURAL_RULES.set(language, rules);
  return rules.select(count) === "one" ? one : other;
}
