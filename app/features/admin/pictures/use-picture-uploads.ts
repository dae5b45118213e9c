import { useState } from "react";
import { ApiProblem, api } from "#app/features/admin/api-client.ts";
import { useFormBusy } from "#app/ui/panel/forms/form-busy.ts";
import { problemMessage } from "#app/ui/panel/forms/problem.ts";
import { MAX_PICTURE_BYTES, PICTURE_TOO_LARGE_MESSAGE } from "#domain/pictures/uploaded-picture.ts";

export interface PictureUploads {
  /** Names of the pending files, the one being uploaded first. */
  pendingNames: readonly string[];
  /** Refused files with their reasons. */
  failures: readonly { name: string; reason: string }[];
  /** Uploads files one after the other, and clears the earlier failures. */
  upload: (files: readonly File[]) => Promise<void>;
}

/** Uploads pictures and reports the URL of each when it is done; the form counts as busy until then. */
export function usePictureUploads(
  onUploaded: (address: string) => void,
  kind?: { restricted: boolean },
): PictureUploads {
  const [pendingNames, setPendingNames] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<PictureUploads["failures"]>([]);
  useFormBusy(pendingNames.length > 0);
  const upload = async (files: readonly File[]) => {
    setFailures([]);
    setPendingNames((names) => [...names, ...files.map(({ name }) => name)]);
    for (const file of files) {
      try {
        onUploaded(await uploadPicture(file, kind));
      } catch (thrown) {
        const reason = problemMessage(thrown, "Il caricamento non è riuscito. Riprova.");
        setFailures((before) => [...before, { name: file.name, reason }]);
      } finally {
        setPendingNames((names) => names.toSpliced(names.indexOf(file.name), 1));
      }
    }
  };
  return { pendingNames, failures, upload };
}

/** Types that the file dialog offers; the server checks the content. */
export const ACCEPTED_PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif";

/**
 * Uploads a picture and returns its URL, public unless `restricted` to staff. Throws ApiProblem with the server's reason; refuses too large files
 * without sending them.
 */
async function uploadPicture(file: File, { restricted = false } = {}): Promise<string> {
  if (file.size > MAX_PICTURE_BYTES) throw new ApiProblem(413, PICTURE_TOO_LARGE_MESSAGE);
  const form = new FormData();
  form.set("file", file);
  if (restricted) form.set("restricted", "on");
  const { url } = await api.post("/api/pictures", { body: form });
  return url;
}
