import { useState } from "react";
import { uploadPicture } from "#app/features/admin/pictures/upload-picture.ts";
import { useFormWaits } from "#app/ui/panel/forms/form-waits.ts";
import { problemMessage } from "#app/ui/panel/forms/problem.ts";

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
