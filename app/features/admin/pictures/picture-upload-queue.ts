import { isProblem, problemMessage } from "#app/ui/panel/forms/problem.ts";
import { PICTURE_UPLOAD_WORDS } from "./picture-upload-words.ts";

/** A chosen file that has not arrived yet. */
export interface PictureUpload {
  id: number;
  name: string;
  state: UploadState;
}

export type UploadState =
  | { name: "waiting" | "preparing" | "retrying" | "offline" }
  | { name: "sending"; percent: number }
  /** Refused until staff confirm that a small picture will do. */
  | { name: "small"; reason: string }
  | { name: "failed"; reason: string; canRetry: boolean };

interface SendOptions {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
  /** Whether staff have confirmed that the picture may be small. */
  despiteSmall: boolean;
}

interface UploadSteps {
  /** Returns the bytes to send. Every attempt sends the same ones, so that the server recognises a picture that it has already stored. */
  prepare: (file: File, signal: AbortSignal) => Promise<Blob>;
  /** Sends a picture and returns its address. Throws a problem with status 0 if the connection breaks. */
  send: (picture: Blob, options: SendOptions) => Promise<string>;
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  isOnline: () => boolean;
  /** Resolves when the browser has a connection again. */
  waitForConnection: (signal: AbortSignal) => Promise<void>;
}

interface UploadListeners {
  onChange: (uploads: readonly PictureUpload[]) => void;
  /** `laterAddresses` are those of files chosen after this one that have arrived before it. */
  onUploaded: (address: string, laterAddresses: readonly string[]) => void;
}

/** Whether an upload is under way or waits for its turn, and not for staff. */
export const isRunning = ({ state }: PictureUpload): boolean => state.name !== "failed" && state.name !== "small";

/** Further files are refused until these have arrived. */
export const MAX_PENDING_UPLOADS = 50;
export const MAX_AUTOMATIC_RETRIES = 5;
const FIRST_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 60_000;
const TOO_MANY_REQUESTS = 429;
const REQUEST_TIMEOUT = 408;

interface QueuedUpload extends PictureUpload {
  file: File;
  prepared: Blob | null;
  despiteSmall: boolean;
  controller: AbortController;
}

/**
 * Uploads files one after the other, in the order in which they were chosen (product.md#picture-upload). It tries again by itself after a broken
 * connection or an overloaded server; what the server refuses stays in the list with the reason.
 */
export class PictureUploadQueue {
  readonly #steps: UploadSteps;
  readonly #listeners: UploadListeners;
  #uploads: QueuedUpload[] = [];
  readonly #arrived: { id: number; address: string }[] = [];
  #lastId = 0;
  #isRunning = false;

  constructor(steps: UploadSteps, listeners: UploadListeners) {
    this.#steps = steps;
    this.#listeners = listeners;
  }

  /** Adds files, removes refused ones from the list, and returns the number of files that are too many. */
  add(files: readonly File[]): number {
    this.#uploads = this.#uploads.filter(({ state }) => state.name !== "failed" || state.canRetry);
    const added = files.slice(0, Math.max(0, MAX_PENDING_UPLOADS - this.#uploads.length));
    for (const file of added) {
      this.#lastId++;
      const controller = new AbortController();
      const state = { name: "waiting" } as const;
      this.#uploads.push({
        id: this.#lastId,
        name: file.name,
        state,
        file,
        prepared: null,
        despiteSmall: false,
        controller,
      });
    }
    this.#notify();
    void this.#run();
    return files.length - added.length;
  }

  /** Tries a failed upload again, or all of them. */
  retry(id?: number): void {
    for (const upload of this.#uploads) {
      const isChosen = id === undefined || upload.id === id;
      if (isChosen && upload.state.name === "failed" && upload.state.canRetry) upload.state = { name: "waiting" };
    }
    this.#notify();
    void this.#run();
  }

  /** Sends a small picture again, with the confirmation that it will do. */
  confirmSmall(id: number): void {
    const upload = this.#uploads.find((other) => other.id === id && other.state.name === "small");
    if (!upload) return;
    upload.despiteSmall = true;
    upload.state = { name: "waiting" };
    this.#notify();
    void this.#run();
  }

  /** Stops an upload, or all of them, and removes it from the list. */
  cancel(id?: number): void {
    const cancelled = this.#uploads.filter((upload) => id === undefined || upload.id === id);
    this.#uploads = this.#uploads.filter((upload) => !cancelled.includes(upload));
    for (const { controller } of cancelled) controller.abort();
    this.#notify();
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next = this.#nextWaiting(); next; next = this.#nextWaiting()) await this.#upload(next);
    this.#isRunning = false;
  }

  #nextWaiting(): QueuedUpload | undefined {
    return this.#uploads.find(({ state }) => state.name === "waiting");
  }

  async #upload(upload: QueuedUpload): Promise<void> {
    const { id, file, controller } = upload;
    const { signal } = controller;
    try {
      this.#setState(upload, { name: "preparing" });
      upload.prepared ??= await this.#steps.prepare(file, signal);
      const address = await this.#sendUntilAnswered(upload, upload.prepared);
      if (signal.aborted) return;
      this.#uploads = this.#uploads.filter((other) => other !== upload);
      const later = this.#arrived.filter((other) => other.id > id);
      this.#arrived.push({ id, address });
      this.#listeners.onUploaded(
        address,
        later.map((other) => other.address),
      );
      this.#notify();
    } catch (thrown) {
      if (signal.aborted) return;
      const reason = problemMessage(thrown, PICTURE_UPLOAD_WORDS.failed);
      if (isSmall(thrown)) this.#setState(upload, { name: "small", reason });
      else this.#setState(upload, { name: "failed", reason, canRetry: !isRefusal(thrown) });
    }
  }

  async #sendUntilAnswered(upload: QueuedUpload, picture: Blob): Promise<string> {
    const { despiteSmall } = upload;
    const { signal } = upload.controller;
    const onProgress = (percent: number) => this.#setState(upload, { name: "sending", percent });
    for (let retries = 0; ; ) {
      try {
        onProgress(0);
        return await this.#steps.send(picture, { signal, onProgress, despiteSmall });
      } catch (thrown) {
        if (signal.aborted || isRefusal(thrown)) throw thrown;
        if (!this.#steps.isOnline()) {
          // Without a connection nothing is attempted, so it uses up no retry.
          this.#setState(upload, { name: "offline" });
          await this.#steps.waitForConnection(signal);
          continue;
        }
        if (retries === MAX_AUTOMATIC_RETRIES) throw thrown;
        this.#setState(upload, { name: "retrying" });
        await this.#steps.pause(retryDelay(thrown, retries), signal);
        retries++;
      }
    }
  }

  #setState(upload: QueuedUpload, state: UploadState): void {
    if (upload.controller.signal.aborted) return;
    upload.state = state;
    this.#notify();
  }

  #notify(): void {
    this.#listeners.onChange(this.#uploads.map(({ id, name, state }) => ({ id, name, state })));
  }
}

/**
 * Whether the server would refuse the same bytes again. It may accept them after a broken connection (status 0), and after an error without a status,
 * which is a fault of this code and not of the picture.
 */
function isRefusal(thrown: unknown): boolean {
  if (!isProblem(thrown)) return false;
  const { status } = thrown;
  return status >= 400 && status < 500 && status !== REQUEST_TIMEOUT && status !== TOO_MANY_REQUESTS;
}

const isSmall = (thrown: unknown): boolean =>
  isProblem(thrown) && thrown.errors.some(({ path }) => path === "despite_small");

function retryDelay(thrown: unknown, retries: number): number {
  const stated = thrown instanceof Object && "retryAfterSeconds" in thrown ? Number(thrown.retryAfterSeconds) : 0;
  return Math.min(Math.max(FIRST_RETRY_DELAY_MS * 2 ** retries, stated * 1000), MAX_RETRY_DELAY_MS);
}
