/** Saves a text as a file in the browser, without any upload (product.md#csv-export). */
export function saveFile(name: string, text: string, type: string): void {
  const objectUrl = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = objectUrl;
  link.download = name;
  link.click();
  URL.revokeObjectURL(objectUrl);
}

/** Saves a CSV with a byte order mark, so that spreadsheets read it as UTF-8. */
export function saveCsv(name: string, csv: string): void {
  saveFile(name, `\uFEFF${csv}`, "text/csv");
}
