// Rule: product.md#picture-upload "Pictures are sent"
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { ApiProblem } from "#app/features/admin/api-client.ts";
import {
  MAX_AUTOMATIC_RETRIES,
  MAX_PENDING_UPLOADS,
  type PictureUpload,
  PictureUploadQueue,
} from "./picture-upload-queue.ts";

const brokenLine = () => new ApiProblem(0, "");
const overloaded = () => new ApiProblem(503, "Troppe immagini in attesa. Riprova tra poco.", [], 20);
const small = () => new ApiProblem(409, "È piccola.", [{ path: "despite_small", message: "Conferma." }]);
const refused = () => new ApiProblem(422, "L'immagine è rovinata o incompleta.");

/**
 * A queue whose transport fails with the problems listed for a file, one per attempt, and then answers with the file's name. An upload that is `held`
 * ends only when it is cancelled.
 */
function createQueue(failures: Record<string, (() => ApiProblem)[]> = {}, held: readonly string[] = []) {
  const rows: string[] = [];
  const sent: { name: string; picture: Blob; despiteSmall: boolean }[] = [];
  const pauses: number[] = [];
  const connection = { isOnline: true, restored: Promise.withResolvers<void>() };
  let uploads: readonly PictureUpload[] = [];
  const prepare = vi.fn(async (file: File) => new File([`prepared ${file.name}`], file.name) as Blob);
  const queue = new PictureUploadQueue(
    {
      prepare,
      send: async (picture, { signal, onProgress, despiteSmall }) => {
        const { name } = picture as File;
        sent.push({ name, picture, despiteSmall });
        onProgress(50);
        if (held.includes(name))
          await new Promise((_resolve, reject) => {
            signal.addEventListener("abort", () => reject(signal.reason));
          });
        const failure = failures[name]?.shift();
        if (failure) throw failure();
        return `/${name}`;
      },
      pause: async (milliseconds) => void pauses.push(milliseconds),
      isOnline: () => connection.isOnline,
      waitForConnection: () => connection.restored.promise,
    },
    {
      onChange: (next) => {
        uploads = next;
      },
      onUploaded: (address, laterAddresses) => {
        const later = rows.findIndex((row) => laterAddresses.includes(row));
        rows.splice(later < 0 ? rows.length : later, 0, address);
      },
    },
  );
  const add = (...names: string[]) => queue.add(names.map((name) => new File([name], name)));
  const states = () => uploads.map(({ name, state }) => `${name} ${state.name}`);
  const isAtRest = () => vi.waitFor(() => expect(states().every((state) => /failed|small/.test(state))).toBe(true));
  return { queue, add, rows, sent, pauses, connection, prepare, states, isAtRest, uploads: () => uploads };
}

test("sends files one after the other in their order, a broken attempt again with the same bytes", async () => {
  const { add, rows, sent, pauses, prepare, isAtRest, states } = createQueue({ b: [brokenLine, overloaded] });
  add("a", "b", "c");
  expect(states()).toEqual(["a preparing", "b waiting", "c waiting"]);
  await isAtRest();
  expect(rows).toEqual(["/a", "/b", "/c"]);
  expect(sent.map(({ name }) => name)).toEqual(["a", "b", "b", "b", "c"]);
  expect(new Set(sent.filter(({ name }) => name === "b").map(({ picture }) => picture)).size).toBe(1);
  expect(prepare).toHaveBeenCalledTimes(3);
  // The server's Retry-After counts if it is longer.
  expect(pauses).toEqual([1000, 20_000]);
});

test("a file that keeps failing lets the others pass, and takes its place when it is tried again", async () => {
  const failures = { b: Array.from({ length: MAX_AUTOMATIC_RETRIES + 1 }, () => brokenLine) };
  const { queue, add, rows, pauses, isAtRest, uploads, prepare } = createQueue(failures);
  add("a", "b", "c");
  await isAtRest();
  expect([rows, pauses]).toEqual([
    ["/a", "/c"],
    [1000, 2000, 4000, 8000, 16_000],
  ]);
  const reason = "Il caricamento non è riuscito. Premi Riprova per inviare di nuovo la foto.";
  expect(uploads()).toMatchObject([{ name: "b", state: { name: "failed", reason, canRetry: true } }]);
  queue.retry(uploads()[0]?.id);
  await isAtRest();
  expect([rows, uploads()]).toEqual([["/a", "/b", "/c"], []]);
  expect(prepare).toHaveBeenCalledTimes(3);
});

test("waits for a connection without using up an attempt", async () => {
  const { add, rows, pauses, connection, states, isAtRest } = createQueue({ a: [brokenLine] });
  connection.isOnline = false;
  add("a", "b");
  await vi.waitFor(() => expect(states()).toEqual(["a offline", "b waiting"]));
  connection.isOnline = true;
  connection.restored.resolve();
  await isAtRest();
  expect([rows, pauses]).toEqual([["/a", "/b"], []]);
});

test("does not repeat what the server refuses; the next choice clears the refusal", async () => {
  const { add, rows, sent, uploads, isAtRest } = createQueue({ a: [refused] });
  add("a", "b");
  await isAtRest();
  const state = { name: "failed", reason: "L'immagine è rovinata o incompleta.", canRetry: false };
  expect([rows, sent.length, uploads()]).toEqual([["/b"], 2, [{ id: 1, name: "a", state }]]);
  add("c");
  await isAtRest();
  expect([rows, uploads()]).toEqual([["/b", "/c"], []]);
});

// Rule: product.md#picture-upload "A public picture narrower"
test("a small picture waits for a confirmation while the others pass, and then takes its place", async () => {
  const { queue, add, rows, sent, states, isAtRest, uploads } = createQueue({ a: [small] });
  add("a", "b");
  await isAtRest();
  expect([states(), rows]).toEqual([["a small"], ["/b"]]);
  queue.retry();
  expect(states()).toEqual(["a small"]);
  queue.confirmSmall(uploads()[0]?.id ?? 0);
  await isAtRest();
  expect(rows).toEqual(["/a", "/b"]);
  expect(sent.map(({ name, despiteSmall }) => [name, despiteSmall])).toEqual([
    ["a", false],
    ["b", false],
    ["a", true],
  ]);
});

test("cancels one upload or all of them", async () => {
  const { queue, add, rows, sent, isAtRest, uploads } = createQueue({}, ["a", "b"]);
  add("a", "b", "c");
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  queue.cancel(uploads()[0]?.id);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  queue.cancel();
  await isAtRest();
  await wait(5);
  expect([rows, sent.map(({ name }) => name), uploads()]).toEqual([[], ["a", "b"], []]);
});

test("counts files beyond the limit", async () => {
  const { queue, add, rows, isAtRest } = createQueue();
  expect(add(...Array.from({ length: MAX_PENDING_UPLOADS + 3 }, (_, at) => String(at)))).toBe(3);
  queue.cancel();
  expect(add("a")).toBe(0);
  await isAtRest();
  expect(rows).toEqual(["/a"]);
});
