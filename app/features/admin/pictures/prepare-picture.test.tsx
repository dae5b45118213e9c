// Rule: product.md#picture-upload "What the browser"
import sharp, { type Sharp } from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preparePicture } from "./prepare-picture.ts";

/** What the worker answers: a smaller picture, or null for a picture that the browser cannot decode. */
let shrunk: Blob | null;
const sent = vi.fn();

class FakeWorker extends EventTarget {
  postMessage(message: unknown): void {
    sent(message);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: shrunk })));
  }
  terminate(): void {}
}

beforeEach(() => {
  shrunk = new Blob(["smaller"]);
  sent.mockClear();
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const fileOf = (...parts: BlobPart[]) => new File(parts, "foto");
const prepare = (file: File) => preparePicture(file, new AbortController().signal);
const drawn = (width = 60) => sharp({ create: { width, height: 40, channels: 3, background: "#8a1020" } });
const jpegOf = async (drawing: Sharp) => new Uint8Array(await drawing.jpeg().toBuffer());
const heic = () => fileOf("\0\0\0\x18ftypheic\0\0\0\0mif1heic");
const padding = (megabytes: number) => new Uint8Array(megabytes * 1_000_000);

test("sends a small picture without metadata as it is", async () => {
  const file = fileOf(await jpegOf(drawn()));
  expect(await prepare(file)).toBe(file);
  expect(sent).not.toHaveBeenCalled();
});

test("makes a large picture smaller, and encodes one with metadata again", async () => {
  const large = [
    fileOf(await jpegOf(drawn(3001))),
    fileOf(await jpegOf(drawn()), padding(3)),
    fileOf(await jpegOf(drawn().withExif({ IFD0: { Make: "Camera" } }))),
  ];
  for (const file of large) expect(await prepare(file)).toBe(shrunk);
  expect(sent.mock.calls).toEqual(large.map((file) => [{ file, isJpeg: true }]));
});

test("sends a HEIC as JPEG where the browser can read it, else asks for a JPEG", async () => {
  expect(await prepare(heic())).toBe(shrunk);
  shrunk = null;
  await expect(prepare(heic())).rejects.toMatchObject({
    status: 422,
    detail: "Le foto HEIC non si possono leggere: esportala in JPEG e riprova.",
  });
});

test("sends a picture for print, and one that the browser cannot decode, as it is", async () => {
  const print = fileOf(await jpegOf(drawn().toColourspace("cmyk")), padding(3));
  expect(await prepare(print)).toBe(print);
  expect(sent).not.toHaveBeenCalled();
  shrunk = null;
  const undecodable = fileOf(await jpegOf(drawn()), padding(3));
  expect(await prepare(undecodable)).toBe(undecodable);
  const tooLarge = { status: 413, detail: "L'immagine supera la dimensione massima di 10 MiB." };
  await expect(prepare(fileOf(await jpegOf(drawn()), padding(11)))).rejects.toMatchObject(tooLarge);
});

test("refuses other files, too many pixels and more than 50 MB before anything is decoded", async () => {
  const pixels = new Uint8Array(await drawn(16_001).png().toBuffer());
  const cases = [
    [fileOf("Non sono una foto."), 422, "Il file non è un'immagine JPEG, PNG, WebP o AVIF."],
    [fileOf(pixels), 422, "L'immagine è troppo grande: al massimo 64 megapixel."],
    [fileOf(padding(51)), 413, "Il file supera la dimensione massima di 50 MB."],
  ] as const;
  for (const [file, status, detail] of cases) await expect(prepare(file)).rejects.toMatchObject({ status, detail });
  expect(sent).not.toHaveBeenCalled();
});
