import { data } from "react-router";

const FORM_CONTENT_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** The text fields of a posted form. A body that is no form answers 415, one that cannot be read 400 (product.md#bad-input). */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!FORM_CONTENT_TYPES.includes(type)) throw data("unsupported", { status: 415 });
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw data("unreadable", { status: 400 });
  }
  const textEntries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(textEntries);
}

/** Returns what was typed into these fields, to be shown again. What the form doesn't know, and its secrets, aren't given back (product.md#bad-input). */
export function pickFormFields(
  form: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> {
  const allowed = new Set(names);
  return Object.fromEntries(Object.entries(form).filter(([name]) => allowed.has(name)));
}
