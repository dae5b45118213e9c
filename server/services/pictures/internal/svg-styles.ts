import postcss from "postcss";
import { invalidFileError } from "./invalid-file-error.ts";
import { BROKEN_SVG_MESSAGE, OTHER_FILES_MESSAGE, TOO_MANY_COPIES_MESSAGE } from "./logo-messages.ts";

/** Drawing programs write a few thousand. Parsing a million would block the process for a second. */
const MAX_STYLE_CHARACTERS = 100_000;
/** Maximum number of references in a style sheet, counted for each selector: more would take seconds to count for 5,000 elements. */
const MAX_STYLE_REFERENCES = 1000;

/** The ids to which the rules of a style sheet refer: by class, and those of all other selectors, which may apply to any element. */
export interface StyleReferences {
  byClass: ReadonlyMap<string, ReadonlySet<string>>;
  ofAnyElement: ReadonlySet<string>;
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
  if (styles.length > MAX_STYLE_CHARACTERS)
    throw invalidFileError("Il foglio di stile dell'SVG è troppo lungo: semplifica il disegno.");
  // The whole text, whatever the parser makes of it.
  readUrlReferences(styles);
  const byClass = new Map<string, Set<string>>();
  const ofAnyElement = new Set<string>();
  let references = 0;
  const sheet = parseStyles(styles);
  sheet.walkAtRules(({ name }) => {
    throw invalidFileError(`Il file SVG contiene @${name.slice(0, 40)}: esportalo di nuovo senza.`);
  });
  sheet.walkRules((rule) => {
    const ids = new Set<string>();
    rule.walkDecls(({ value }) => {
      for (const id of readUrlReferences(value)) ids.add(id);
    });
    if (ids.size === 0) return;
    for (const selector of rule.selectors) {
      references += ids.size;
      if (references > MAX_STYLE_REFERENCES) throw invalidFileError(TOO_MANY_COPIES_MESSAGE);
      const className = /^\.([\w-]+)$/.exec(selector)?.[1];
      const applied = className === undefined ? ofAnyElement : (byClass.get(className) ?? new Set());
      for (const id of ids) applied.add(id);
      if (className !== undefined) byClass.set(className, applied);
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
