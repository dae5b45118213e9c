import postcss from "postcss";
import { invalidFileError } from "./invalid-file-error.ts";
import { BROKEN_SVG_MESSAGE, OTHER_FILES_MESSAGE } from "./logo-messages.ts";

/** The ids to which the rules of a style sheet refer: by class, and those of all other selectors, which may apply to any element. */
export interface StyleReferences {
  byClass: ReadonlyMap<string, readonly string[]>;
  ofAnyElement: readonly string[];
}

/**
 * Returns the ids to which a style or a presentation attribute refers by `url(#…)`. Throws "invalid" for any other address, and for a backslash, by
 * which a style can spell an address differently.
 */
export function readUrlReferences(style: string): string[] {
  if (style.includes("\\")) throw invalidFileError(OTHER_FILES_MESSAGE);
  return [...style.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, address = ""]) => readInternalReference(address));
}

/** Returns the id of an address within the file: "a" of "#a". Throws "invalid" for any other address. */
export function readInternalReference(address: string): string {
  const target = address.trim();
  if (!target.startsWith("#")) throw invalidFileError(OTHER_FILES_MESSAGE);
  return target.slice(1);
}

/** Returns the ids to which a style sheet refers. Throws "invalid" for rules that load or define anything else (`@import`, `@font-face`). */
export function readStyleReferences(styles: string): StyleReferences {
  // The whole text, whatever the parser makes of it.
  readUrlReferences(styles);
  const byClass = new Map<string, string[]>();
  const ofAnyElement: string[] = [];
  const sheet = parseStyles(styles);
  sheet.walkAtRules(({ name }) => {
    throw invalidFileError(`Il file SVG contiene @${name.slice(0, 40)}: esportalo di nuovo senza.`);
  });
  sheet.walkRules((rule) => {
    const references: string[] = [];
    rule.walkDecls(({ value }) => {
      references.push(...readUrlReferences(value));
    });
    for (const selector of rule.selectors) {
      const className = /^\.([\w-]+)$/.exec(selector)?.[1];
      if (className === undefined) ofAnyElement.push(...references);
      else byClass.set(className, [...(byClass.get(className) ?? []), ...references]);
    }
  });
  return { byClass, ofAnyElement };
}

function parseStyles(styles: string): postcss.Root {
  try {
    return postcss.parse(styles);
  } catch (error) {
    const refusal = invalidFileError(BROKEN_SVG_MESSAGE);
    refusal.cause = error;
    throw refusal;
  }
}
