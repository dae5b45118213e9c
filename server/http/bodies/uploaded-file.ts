import type { Context } from "hono";
import { textReference } from "#domain/words/text-reference.ts";
import { respondProblem } from "#server/http/problem.ts";

interface UploadLimit {
  maxBytes: number;
  /** Shown for a larger file. */
  tooLarge: string;
}

/** Reads a form with one file, in the field "file". Returns a problem for any other body. */
export async function readUploadedFile(
  c: Context,
  { maxBytes, tooLarge }: UploadLimit,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; form: FormData } | Response> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "multipart/form-data") return respondProblem(c, 415, "Invia l'immagine come multipart/form-data.");
  const form = await c.req.formData().catch((error: unknown) => {
    // The parser throws a TypeError if the multipart body is truncated or has no boundary.
    if (error instanceof TypeError) return null;
    throw error;
  });
  const file = form?.get("file");
  if (!form) return respondProblem(c, 400, textReference("problems", "unreadableForm"));
  if (!(file instanceof File))
    return respondProblem(c, 422, "Scegli un'immagine.", [{ path: "file", message: "Scegli un'immagine." }]);
  if (file.size > maxBytes) return respondProblem(c, 413, tooLarge);
  return { bytes: new Uint8Array(await file.arrayBuffer()), form };
}
