import { useEffect, useRef, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { fetchWithProgress } from "#app/features/admin/pictures/fetch-with-progress.ts";
import {
  isRunning,
  MAX_PENDING_UPLOADS,
  type PictureUpload,
  PictureUploadQueue,
} from "#app/features/admin/pictures/picture-upload-queue.ts";
import { PICTURE_UPLOAD_WORDS } from "#app/features/admin/pictures/picture-upload-words.ts";
import { preparePicture } from "#app/features/admin/pictures/prepare-picture.ts";
import { useRegisterUnsaved } from "#app/ui/panel/drafts/unsaved-changes.tsx";
import { useFormBusy } from "#app/ui/panel/forms/form-busy.ts";

export interface PictureUploads {
  /** Files that have not arrived, in the order in which they were chosen. */
  uploads: readonly PictureUpload[];
  /** Whether an upload is under way or waits for its turn. */
  isUploading: boolean;
  /** Why some of the last chosen files were not added. */
  refusal: string | null;
  upload: (files: readonly File[]) => void;
  /** Tries a failed upload again; without an id all of them. */
  retry: (id?: number) => void;
  /** Sends a small picture again, with the confirmation that it will do. */
  confirmSmall: (id: number) => void;
  /** Stops an upload and removes it from the list; without an id all of them. */
  cancel: (id?: number) => void;
}

interface UploadKind {
  /** Only staff see the pictures. */
  restricted?: boolean;
  /** The pictures are shown small, as a brand's logo is, so a small one needs no confirmation. */
  mayBeSmall?: boolean;
}

/** Called with each picture that arrives, and with those chosen after it that are in the form already. */
type UploadedListener = (address: string, laterAddresses: readonly string[]) => void;

/** Types that the file dialog offers; the browser and the server check the content. A phone also offers its camera and its library. */
export const ACCEPTED_PICTURE_TYPES = "image/*";

/**
 * Uploads pictures one after the other and reports the URL of each when it has arrived (product.md#picture-upload). The form counts as busy until then.
 * Pictures are public unless `restricted` to staff.
 */
export function usePictureUploads(
  onUploaded: UploadedListener,
  { restricted = false, mayBeSmall = false }: UploadKind = {},
): PictureUploads {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const listener = useRef(onUploaded);
  listener.current = onUploaded;
  const [queue] = useState(() =>
    createQueue({ restricted, mayBeSmall }, { onChange: setUploads, onUploaded: listener }),
  );
  // A form that was closed takes no more pictures.
  useEffect(() => () => queue.cancel(), [queue]);
  const isUploading = uploads.some(isRunning);
  useFormBusy(isUploading);
  // Leaving the page asks first; what has arrived stays in the form's draft.
  useRegisterUnsaved(isUploading, true);
  const upload = (files: readonly File[]) => {
    const refused = queue.add(files);
    setRefusal(refused > 0 ? PICTURE_UPLOAD_WORDS.tooManyFiles({ maxFiles: MAX_PENDING_UPLOADS, refused }) : null);
  };
  return {
    uploads,
    isUploading,
    refusal,
    upload,
    retry: (id) => queue.retry(id),
    confirmSmall: (id) => queue.confirmSmall(id),
    cancel: (id) => queue.cancel(id),
  };
}

interface QueueListeners {
  onChange: (uploads: readonly PictureUpload[]) => void;
  onUploaded: { readonly current: UploadedListener };
}

function createQueue(
  { restricted, mayBeSmall }: Required<UploadKind>,
  { onChange, onUploaded }: QueueListeners,
): PictureUploadQueue {
  return new PictureUploadQueue(
    {
      prepare: preparePicture,
      send: async (picture, { signal, onProgress, despiteSmall }) => {
        const body = new FormData();
        body.set("file", picture);
        if (restricted) body.set("restricted", "on");
        if (despiteSmall || mayBeSmall) body.set("despite_small", "on");
        const { url } = await api.post("/api/pictures", {
          body,
          signal,
          fetch: (address, request) => fetchWithProgress(address, request, onProgress),
        });
        return url;
      },
      pause: (milliseconds, signal) => waitForConnection(signal, { timeout: milliseconds }),
      isOnline: () => navigator.onLine,
      waitForConnection: (signal) => waitForConnection(signal, {}),
    },
    { onChange, onUploaded: (address, laterAddresses) => onUploaded.current(address, laterAddresses) },
  );
}

/** Waits until the browser has a connection again, at most `timeout` milliseconds. Rejects when the signal aborts. */
function waitForConnection(signal: AbortSignal, { timeout }: { timeout?: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = timeout === undefined ? undefined : setTimeout(settle, timeout);
    window.addEventListener("online", settle);
    signal.addEventListener("abort", settle);
    function settle() {
      clearTimeout(timer);
      window.removeEventListener("online", settle);
      signal.removeEventListener("abort", settle);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    }
  });
}
