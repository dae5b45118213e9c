import { CUSTOMER_EXPORT_WORDS, customerFieldLabel, exportSectionLabel } from "./customer-words.ts";

export interface CustomerExportPage {
  name: string;
  /** The company that exports the data. */
  company: string;
  /** The sections of the export: one object or an array of rows each. */
  data: Record<string, unknown>;
}

/** Renders all data of a customer as one readable HTML page, with the same data embedded as `application/json`. */
export function renderCustomerExport({ name, company, data }: CustomerExportPage): string {
  const title = CUSTOMER_EXPORT_WORDS.title(name, company);
  const parts = Object.entries(data).filter(([, value]) => typeof value === "object" && value !== null);
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.25rem 1rem;border-top:1px solid #bbb;padding-top:.5rem}dt{color:#555}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(CUSTOMER_EXPORT_WORDS.exportedAt(String(data.exported_at ?? "")))}</p>
${parts.map(([part, value]) => section(part, value)).join("\n")}
<script type="application/json" id="data">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>
</body>
</html>
`;
}

function section(part: string, value: unknown): string {
  const rows = Array.isArray(value) ? value : [value];
  const lists = rows.map((row) => `<dl>${fieldsOf(row)}</dl>`).join("\n");
  return `<h2>${escapeHtml(exportSectionLabel(part))}</h2>\n${lists || `<p>${escapeHtml(CUSTOMER_EXPORT_WORDS.nothing)}</p>`}`;
}

function fieldsOf(row: object): string {
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== "")
    .map(([field, value]) => `<dt>${escapeHtml(customerFieldLabel(field))}</dt><dd>${escapeHtml(textOf(value))}</dd>`)
    .join("");
}

function textOf(value: unknown): string {
  if (typeof value === "boolean") return value ? CUSTOMER_EXPORT_WORDS.yes : CUSTOMER_EXPORT_WORDS.no;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
