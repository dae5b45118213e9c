import { ApiProblem, api } from "#app/features/admin/api-client.ts";
import { MOST_PICTURE_BYTES, TOO_LARGE_PICTURE } from "#domain/uploaded-picture.ts";

/** What a file chooser offers; the server looks at the content. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif";

/** Uploads a picture and gives its address, public unless it is restricted to staff. Throws ApiProblem with the server's reason; what is too large is not sent at all. */
export async function uploadPicture(file: File, { restricted = false } = {}): Promise<string> {
  if (file.size > MOST_PICTURE_BYTES) throw new ApiProblem(413, TOO_LARGE_PICTURE);
  const form = new FormData();
  form.set("file", file);
  if (restricted) form.set("restricted", "on");
  const { url } = await api.post("/api/pictures", { body: form });
  return url;
}
