import { useState } from "react";
import { ApiProblem, api } from "#app/features/admin/api-client.ts";
import { useFormWaits } from "#app/ui/panel/forms/form-waits.ts";
import { problemMessage } from "#app/ui/panel/forms/problem.ts";
import { MOST_PICTURE_BYTES, TOO_LARGE_PICTURE } from "#domain/uploaded-picture.ts";

export interface Uploads {
  /** Names of the files that are on their way, the one being sent first. */
  waiting: readonly string[];
  /** Files that were refused, each with the reason. */
  refused: readonly { name: string; reason: string }[];
  /** Sends files one after the other; a new batch forgets what was refused before. */
  send: (files: readonly File[]) => Promise<void>;
}

/** Uploads pictures and hands over the address of each as soon as it is there; until then their form waits. */
export function useUploads(onUploaded: (address: string) => void, kind?: { restricted: boolean }): Uploads {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Uploads["refused"]>([]);
  useFormWaits(waiting.length > 0);
  const send = async (files: readonly File[]) => {
    setRefused([]);
    setWaiting((names) => [...names, ...files.map(({ name }) => name)]);
    for (const file of files) {
      try {
        onUploaded(await uploadPicture(file, kind));
      } catch (thrown) {
        const reason = problemMessage(thrown, "Il caricamento non è riuscito. Riprova.");
        setRefused((before) => [...before, { name: file.name, reason }]);
      } finally {
        setWaiting((names) => names.toSpliced(names.indexOf(file.name), 1));
      }
    }
  };
  return { waiting, refused, send };
}

/** What a file chooser offers; the server looks at the content. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif";

/** Uploads a picture and gives its address, public unless it is restricted to staff. Throws ApiProblem with the server's reason; what is too large is not sent at all. */
async function uploadPicture(file: File, { restricted = false } = {}): Promise<string> {
  if (file.size > MOST_PICTURE_BYTES) throw new ApiProblem(413, TOO_LARGE_PICTURE);
  const form = new FormData();
  form.set("file", file);
  if (restricted) form.set("restricted", "on");
  const { url } = await api.post("/api/pictures", { body: form });
  return url;
}
