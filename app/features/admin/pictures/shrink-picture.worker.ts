import { shrinkPicture } from "./shrink-picture.ts";

/** Answers a picture with the smaller one, or with null if this browser cannot decode it. A worker keeps the form responsive meanwhile. */
self.addEventListener("message", async ({ data }: MessageEvent<{ file: Blob; isJpeg: boolean }>) => {
  self.postMessage(await shrinkPicture(data.file, data).catch(() => null));
});
