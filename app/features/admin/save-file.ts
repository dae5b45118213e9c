/** Lets the browser save a text under a name; nothing leaves the machine (product.md#csv-export). */
export function saveFile(name: string, text: string, type: string): void {
  const objectUrl = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = objectUrl;
  link.download = name;
  link.click();
  URL.revokeObjectURL(objectUrl);
}

/** A CSV, with the mark that tells spreadsheets it is UTF-8. */
export function saveCsv(name: string, csv: string): void {
  saveFile(name, `\uFEFF${csv}`, "text/csv");
}
