import { data } from "react-router";

const FORM_CONTENT_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Returns the text fields of a posted form. Texts of a repeated field are joined by its separator, without one the last counts. Throws 415 if the body is no form, 400 if it cannot be parsed (product.md#bad-input). */
export async function readForm(
  request: Request,
  separators: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!FORM_CONTENT_TYPES.includes(type)) throw data("unsupported", { status: 415 });
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw data("unreadable", { status: 400 });
  }
  const textEntries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const fields: Record<string, string> = Object.fromEntries(textEntries);
  for (const [name, separator] of Object.entries(separators)) {
    const texts = textEntries.flatMap(([field, text]) => (field === name && text !== "" ? [text] : []));
    if (name in fields) fields[name] = texts.join(separator);
  }
  return fields;
}

/** Returns what was typed into these fields, to be shown again. Unknown fields and secrets are omitted (product.md#bad-input). */
export function pickFormFields(
  form: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> {
  const allowed = new Set(names);
  return Object.fromEntries(Object.entries(form).filter(([name]) => allowed.has(name)));
}
