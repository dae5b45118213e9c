import { type ConfigData, type HtmlElement, HtmlValidate, StaticConfigLoader } from "html-validate";

/** Rules of html-validate's recommended set that do not apply, each with its reason; everything else must hold on every page. */
const EXCEPTIONS: NonNullable<ConfigData["rules"]> = {
  // Formatting: React writes the tags, and no browser minds.
  // React writes some attributes as its own names ("srcSet"); HTML does not tell upper from lower case in them.
  "attr-case": "off",
  "void-style": "off",
  // React writes true and empty attributes its own way; both spellings are the same value.
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  // React's own ids begin with an underscore: valid in HTML, only unhandy in a style sheet.
  "valid-id": ["error", { relaxed: true }],
  // The telephone number is kept on one line by the style sheet.
  "tel-non-breaking": "off",
  // The legs of a flight and the choices of a filter repeat a field's name, and the server reads them all.
  "form-dup-name": "off",
  // Figures such as a car's length reach the style sheet as custom properties (server/http/security-headers.ts allows just that).
  "no-inline-style": "off",
};

let parsed: HtmlElement | undefined;

/** The loader that it extends puts its rules together anew for every page. */
class CachedConfigLoader extends StaticConfigLoader {
  private kept: ReturnType<StaticConfigLoader["getConfigFor"]> | undefined;
  override getConfigFor(handle: string) {
    this.kept ??= super.getConfigFor(handle);
    return this.kept;
  }
}

const createParser = (rules: ConfigData) =>
  new HtmlValidate(
    new CachedConfigLoader({
      root: true,
      plugins: [
        {
          name: "velluto:document",
          setup(_source, events) {
            events.on("dom:ready", (_event, { document }) => {
              parsed = document;
            });
          },
        },
      ],
      ...rules,
    }),
  );
const VALIDATOR = createParser({ extends: ["html-validate:recommended"], rules: EXCEPTIONS });
/** Looking for faults takes many times as long as reading. */
const PARSER = createParser({});

/** A page as html-validate reads it. */
export function parseHtml(html: string, path: string): HtmlElement {
  return readBy(PARSER, html, path).document;
}

/** A page as html-validate reads it, and what it finds wrong: "rule: message at selector". */
export function readHtml(html: string, path: string): { document: HtmlElement; faults: string[] } {
  return readBy(VALIDATOR, html, path);
}

function readBy(validator: HtmlValidate, html: string, path: string): { document: HtmlElement; faults: string[] } {
  parsed = undefined;
  const report = validator.validateStringSync(html, path);
  if (!parsed) throw new Error(`${path} cannot be read as HTML`);
  const messages = report.results.flatMap((result) => result.messages);
  return {
    document: parsed,
    faults: messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? "the page"}`),
  };
}
