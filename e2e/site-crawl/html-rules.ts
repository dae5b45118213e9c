import { type ConfigData, type HtmlElement, HtmlValidate, StaticConfigLoader } from "html-validate";

/** Rules of html-validate's recommended set that do not apply, each with its reason; all others must hold on every page. */
const EXCEPTIONS: NonNullable<ConfigData["rules"]> = {
  // Formatting only: React writes some attributes in camel case ("srcSet"), and HTML ignores case.
  "attr-case": "off",
  "void-style": "off",
  // React writes boolean and empty attributes in its own way; both spellings are equivalent.
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  // React's ids begin with an underscore, which is valid in HTML.
  "valid-id": ["error", { relaxed: true }],
  // The stylesheet keeps the telephone number on one line.
  "tel-non-breaking": "off",
  // The legs of a flight and a filter's options repeat a field name; the server reads all values.
  "form-dup-name": "off",
  // Values such as a car's length are passed to the stylesheet as custom properties (server/http/security-headers.ts allows just that).
  "no-inline-style": "off",
};

let parsed: HtmlElement | undefined;

/** The base class would merge its rules again for every page. */
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
/** Parsing alone is many times faster than validating. */
const PARSER = createParser({});

/** Parses a page with html-validate. */
export function parseHtml(html: string, path: string): HtmlElement {
  return readBy(PARSER, html, path).document;
}

/** Parses and validates a page; faults are "rule: message at selector". */
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
