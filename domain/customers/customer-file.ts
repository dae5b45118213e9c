import { CUSTOMER_FILE_WORDS, customerFieldLabel, customerPartLabel } from "./customer-words.ts";

export interface CustomerFile {
  name: string;
  /** The company whose file it is. */
  company: string;
  /** The export's parts: one object, or rows. */
  data: Record<string, unknown>;
}

/** Everything about one person as one page that anybody can open and read; the data for programs lies in it, as `application/json`. */
export function customerFile({ name, company, data }: CustomerFile): string {
  const title = CUSTOMER_FILE_WORDS.title(name, company);
  const parts = Object.entries(data).filter(([, value]) => typeof value === "object" && value !== null);
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.25rem 1rem;border-top:1px solid #bbb;padding-top:.5rem}dt{color:#555}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(CUSTOMER_FILE_WORDS.madeAt(String(data.exported_at ?? "")))}</p>
${parts.map(([part, value]) => section(part, value)).join("\n")}
<script type="application/json" id="data">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>
</body>
</html>
`;
}

function section(part: string, value: unknown): string {
  const rows = Array.isArray(value) ? value : [value];
  const lists = rows.map((row) => `<dl>${fieldsOf(row)}</dl>`).join("\n");
  return `<h2>${escaped(customerPartLabel(part))}</h2>\n${lists || `<p>${escaped(CUSTOMER_FILE_WORDS.nothing)}</p>`}`;
}

function fieldsOf(row: object): string {
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== "")
    .map(([field, value]) => `<dt>${escaped(customerFieldLabel(field))}</dt><dd>${escaped(textOf(value))}</dd>`)
    .join("");
}

function textOf(value: unknown): string {
  if (typeof value === "boolean") return value ? CUSTOMER_FILE_WORDS.yes : CUSTOMER_FILE_WORDS.no;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
